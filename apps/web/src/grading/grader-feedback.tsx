import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Criteria, type Criterion } from './criteria';
import { Explanation } from './explanation';
import { GradedBy } from './graded-by';
import styles from './grading.module.css';

export interface GraderFeedbackProps {
  feedback: {
    explanation: string;
    criteria: readonly Criterion[];
    actionables: readonly string[];
    gradedBy: string;
  };
  /** Between what the grader said and who it was. */
  children?: ReactNode;
}

/** Everything a grader says about one answer: what each point earned, why, and what would earn more. */
export function GraderFeedback({ feedback, children }: GraderFeedbackProps) {
  const { explanation, criteria, actionables, gradedBy } = feedback;
  return (
    <div className={styles.feedback}>
      {criteria.length > 0 ? (
        <Part title={<Trans>Criteria</Trans>}>
          <Criteria criteria={criteria} />
        </Part>
      ) : null}
      <Part title={<Trans>Why these points</Trans>}>
        <Explanation text={explanation} />
      </Part>
      {actionables.length > 0 ? (
        <Part title={<Trans>To do better</Trans>}>
          <ul className={styles.bullets}>
            {actionables.map((actionable) => (
              <li key={actionable}>{actionable}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      {children}
      <GradedBy grader={gradedBy} />
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}
