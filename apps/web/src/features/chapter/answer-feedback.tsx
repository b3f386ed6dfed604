import { Trans } from '@lingui/react/macro';
import { Pill } from '@colophon/ui';
import type { Ref } from 'react';
import { graphql } from '../../generated';
import type { AnswerScoreFragment } from '../../generated/graphql';
import { GraderFeedback } from '../../grading/grader-feedback';
import styles from './answer-feedback.module.css';
import { isScenarioPassed, SCENARIO_POINTS } from './chapter-test';

export const ANSWER_SCORE = graphql(/* GraphQL */ `
  fragment AnswerScore on OpenAnswerScore {
    score10
    explanation
    criteria {
      name
      score
      maxScore
    }
    actionables
    gradedBy
  }
`);

export interface AnswerFeedbackProps {
  score: AnswerScoreFragment;
  lookedFor: readonly string[];
  ref: Ref<HTMLDivElement>;
}

export function AnswerFeedback({ score, lookedFor, ref }: AnswerFeedbackProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.feedback}>
      <p className={styles.verdict}>
        <span className={styles.score}>
          <Trans>
            {score.score10} of {SCENARIO_POINTS}
          </Trans>
        </span>
        {isScenarioPassed(score) ? (
          <Pill tone="success" icon="check">
            <Trans>Passed</Trans>
          </Pill>
        ) : (
          <Pill tone="warning" icon="warning">
            <Trans>Below 7, not passed</Trans>
          </Pill>
        )}
      </p>
      <GraderFeedback feedback={score}>
        {lookedFor.length > 0 ? (
          <details>
            <summary>
              <Trans>What a good answer touches on</Trans>
            </summary>
            <ul>
              {lookedFor.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </GraderFeedback>
    </div>
  );
}
