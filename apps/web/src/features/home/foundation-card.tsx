import { Plural, Trans } from '@lingui/react/macro';
import { Card, Pill } from '@colophon/ui';
import styles from './home.module.css';

/** That the ground everything stands on is there: the account and the library. */
export function FoundationCard({ bookCount }: { bookCount: number }) {
  return (
    <Card as="section" labelledBy="foundation-title">
      <div className={styles.card}>
        <h2 id="foundation-title">
          <Trans>Foundation</Trans>
        </h2>
        <Pill tone="success" icon="check">
          <Trans>Ready</Trans>
        </Pill>
        <p>
          <Plural
            value={bookCount}
            one="Your account is verified, # book is on the shelf, and your progress is saved as you read."
            other="Your account is verified, # books are on the shelf, and your progress is saved as you read."
          />
        </p>
      </div>
    </Card>
  );
}
