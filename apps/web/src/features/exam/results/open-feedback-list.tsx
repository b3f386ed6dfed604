import { Trans } from '@lingui/react/macro';
import { Pill, Prose } from '@colophon/ui';
import type { QuestionResultCardFragment } from '../../../generated/graphql';
import { formatPoints } from '../format-points';
import { GradedBy } from '../graded-by';
import styles from './open-feedback-list.module.css';

export interface OpenFeedbackListProps {
  questionResults: readonly QuestionResultCardFragment[];
}

/** What the grader said about each open answer, in a few words; the details say the rest. */
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
            <Prose text={feedback.explanation} voice="note" />
            <p className={styles.grader}>
              <GradedBy grader={feedback.gradedBy} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
