import { Trans } from '@lingui/react/macro';
import { Icon, type IconName } from '@colophon/ui';
import type { ReactNode } from 'react';
import styles from './features.module.css';

export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        <Trans>From the first page to the certificate</Trans>
      </h2>
      <div className={styles.grid}>
        <Feature icon="book" title={<Trans>Structured Learning</Trans>}>
          <Trans>Every chapter has a summary, its objectives and a quiz that explains each answer.</Trans>
        </Feature>
        <Feature icon="quill" title={<Trans>Comprehensive Exams</Trans>}>
          <Trans>
            One final exam a book: multiple choice and open questions, graded with reasons you can read.
          </Trans>
        </Feature>
        <Feature icon="seal" title={<Trans>Professional Badges</Trans>}>
          <Trans>Pass, and receive a certificate badge to view, print, download and share.</Trans>
        </Feature>
      </div>
    </section>
  );
}

function Feature({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <article className={styles.feature}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{children}</p>
    </article>
  );
}
