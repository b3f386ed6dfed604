import { Trans } from '@lingui/react/macro';
import styles from './home.module.css';

export function Roadmap() {
  return (
    <section className={styles.section} aria-labelledby="roadmap-title">
      <h2 id="roadmap-title">
        <Trans>Roadmap</Trans>
      </h2>
      <ol role="list" className={styles.roadmap}>
        <li>
          <Trans>
            <strong>New books</strong> Added monthly, from what readers ask for.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Spaced repetition</strong> What you missed comes back before you forget it.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>More languages</strong> Colophon in Spanish, French, German, Italian and Portuguese.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Portable badges</strong> Credentials that other platforms can read and check.
          </Trans>
        </li>
      </ol>
    </section>
  );
}
