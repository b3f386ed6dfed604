import { Trans, useLingui } from '@lingui/react/macro';
import { ColophonMark, Link } from '@colophon/ui';
import { FOOTER_COLUMNS, LEGAL_LINKS } from './footer-links';
import styles from './footer.module.css';
import { StatusIndicator } from './status-indicator';

export function Footer() {
  const { t, i18n } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <ColophonMark />
          <p className={styles.motto}>
            <Trans>Learn. Test. Certify.</Trans>
          </p>
          <StatusIndicator />
        </div>
        {FOOTER_COLUMNS.map(({ id, title, links }) => (
          <nav key={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`} className={styles.heading}>
              {i18n._(title)}
            </h2>
            <ul role="list" className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{i18n._(label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.foot}>
        <p>
          <Trans>© 2024 Colophon. All rights reserved.</Trans>
        </p>
        <nav aria-label={t`Legal`}>
          <ul role="list" className={styles.legal}>
            {LEGAL_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{i18n._(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
