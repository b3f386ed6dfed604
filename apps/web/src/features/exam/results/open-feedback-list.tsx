import { Trans } from '@lingui/react/macro';
import { Pill } from '@colophon/ui';
import type { QuestionResultCardFragment } from '../../../generated/graphql';
import { Criteria } from '../../../grading/criteria';
import { Explanation } from '../../../grading/explanation';
import { formatPoints } from '../../../grading/format-points';
import { GradedBy } from '../../../grading/graded-by';
import styles from './open-feedback-list.module.css';

export interface OpenFeedbackListProps {
  questionResults: readonly QuestionResultCardFragment[];
}

/** What each open answer earned, point by point; the details show the answer beside it. */
export function OpenFeedbackList({ questionResults }: OpenFeedbackListProps) {
  const graded = questionResults.flatMap(({ feedback, questionText }, index) =>
    feedback ? [{ feedback, questionText, number: index + 1 }] : [],
  );
  if (graded.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="feedback-title">
      <h2 id="feedback-title">
        <Trans>Feedback on your open answers</Trans>
      </h2>
      <ol role="list" className={styles.list}>
        {graded.map(({ feedback, questionText, number }) => (
          <li key={feedback.questionId} className={styles.item}>
            <div className={styles.heading}>
              <h3>
                {number}. {questionText}
              </h3>
              <Pill tone="open">
                <Trans>
                  {formatPoints(feedback.score)} of {formatPoints(feedback.maxScore)}
                </Trans>
              </Pill>
            </div>
            <Criteria criteria={feedback.criteria} />
            <details>
              <summary>
                <Trans>Why these points</Trans>
              </summary>
              <Explanation text={feedback.explanation} />
            </details>
          </li>
        ))}
      </ol>
      {[...new Set(graded.map(({ feedback }) => feedback.gradedBy))].map((grader) => (
        <GradedBy key={grader} grader={grader} />
      ))}
    </section>
  );
}
