import { Trans } from '@lingui/react/macro';
import type { OpenFeedbackFragment } from '../../../generated/graphql';
import { GraderFeedback } from '../../../grading/grader-feedback';
import styles from './solution.module.css';

export function OpenSolution({ feedback }: { feedback: OpenFeedbackFragment | null }) {
  return (
    <div className={styles.solution}>
      {feedback ? (
        <GraderFeedback feedback={feedback} />
      ) : (
        <p>
          <Trans>There is no feedback on this question, because there was no answer to grade.</Trans>
        </p>
      )}
    </div>
  );
}
