import { Trans, useLingui } from '@lingui/react/macro';
import { ColophonMark, Link, LinkButton } from '@colophon/ui';
import { lazy, Suspense } from 'react';
import { ThemeToggle } from '../../appearance/theme-toggle';
import { useIsSignedIn } from '../../session/use-is-signed-in';
import styles from './top-bar.module.css';

// Visitors need not load it.
const AccountMenu = lazy(() => import('./account-menu'));

export function TopBar() {
  const { t } = useLingui();
  const isSignedIn = useIsSignedIn();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={isSignedIn ? '/home' : '/'} className={styles.brand} aria-label={t`Colophon, start page`}>
          <ColophonMark />
          <span>Colophon</span>
        </Link>
        <div className={styles.end}>
          <ThemeToggle />
          {isSignedIn ? (
            <Suspense fallback={<span className={styles.waiting} />}>
              <AccountMenu />
            </Suspense>
          ) : (
            <nav aria-label={t`Account`} className={styles.visitor}>
              <LinkButton to="/login" look="quiet">
                <Trans>Sign in</Trans>
              </LinkButton>
              <LinkButton to="/register" look="primary">
                <Trans>Sign up</Trans>
              </LinkButton>
            </nav>
          )}
        </div>
      </div>
    </header>
  );
}
