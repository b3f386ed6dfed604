import { Trans } from '@lingui/react/macro';
import { Icon } from '@colophon/ui';
import type { ReactNode } from 'react';
import styles from './faq.module.css';

export function Faq() {
  return (
    <section className={styles.faq} aria-labelledby="faq-title">
      <h2 id="faq-title">
        <Trans>Frequently asked questions</Trans>
      </h2>
      <div className={styles.entries}>
        <Entry question={<Trans>What do I need to pass an exam?</Trans>}>
          <Trans>
            A score of 70% or higher; each book states its own pass mark. Retakes are unlimited, so a bad day
            costs you nothing but the day.
          </Trans>
        </Entry>
        <Entry question={<Trans>Where can I show my badges?</Trans>}>
          <Trans>
            Share them on LinkedIn, on your resume or in your portfolio. Anyone can check that a badge is
            genuine.
          </Trans>
        </Entry>
        <Entry question={<Trans>How often are new books added?</Trans>}>
          <Trans>
            Monthly, chosen from what readers ask for and from trending titles in business, technology and
            self-improvement.
          </Trans>
        </Entry>
        <Entry question={<Trans>Can I cancel my subscription?</Trans>}>
          <Trans>Yes, anytime. You keep Premium Access until the end of the month you have paid for.</Trans>
        </Entry>
      </div>
    </section>
  );
}

function Entry({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.entry}>
      <summary>
        <span>{question}</span>
        <Icon name="down" />
      </summary>
      <p>{children}</p>
    </details>
  );
}
