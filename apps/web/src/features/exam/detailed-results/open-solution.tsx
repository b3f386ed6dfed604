import { Trans } from '@lingui/react/macro';
import { ProgressBar, Prose } from '@colophon/ui';
import type { OpenFeedbackFragment } from '../../../generated/graphql';
import { formatPoints } from '../format-points';
import { GradedBy } from '../graded-by';
import styles from './solution.module.css';

/** What the grader said: why these points, criterion by criterion, and what would have earned more. */
export function OpenSolution({ feedback }: { feedback: OpenFeedbackFragment | null }) {
  if (!feedback) {
    return (
      <div className={styles.solution}>
        <p>
          <Trans>There is no feedback on this question, because there was no answer to grade.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.solution}>
      <Prose text={feedback.explanation} voice="note" />
      <Criteria criteria={feedback.criteria} />
      {feedback.actionables.length > 0 ? (
        <div className={styles.part}>
          <h4>
            <Trans>To do better</Trans>
          </h4>
          <ul className={styles.bullets}>
            {feedback.actionables.map((actionable) => (
              <li key={actionable}>{actionable}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={styles.grader}>
        <GradedBy grader={feedback.gradedBy} />
      </p>
    </div>
  );
}

function Criteria({ criteria }: Pick<OpenFeedbackFragment, 'criteria'>) {
  if (criteria.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4>
        <Trans>Criteria</Trans>
      </h4>
      <ul role="list" className={styles.criteria}>
        {criteria.map(({ name, score, maxScore }) => (
          <li key={name}>
            <ProgressBar
              label={name}
              value={score}
              max={maxScore}
              valueLabel={`${formatPoints(score)}/${formatPoints(maxScore)}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
