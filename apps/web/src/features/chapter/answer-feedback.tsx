import { Trans } from '@lingui/react/macro';
import { Pill } from '@colophon/ui';
import { graphql } from '../../generated';
import type { AnswerScoreFragment } from '../../generated/graphql';
import styles from './answer-feedback.module.css';
import { isScenarioPassed, SCENARIO_POINTS } from './chapter-test';
import { GradedBy } from './graded-by';

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
}

export function AnswerFeedback({ score, lookedFor }: AnswerFeedbackProps) {
  return (
    <div className={styles.feedback}>
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
      <p>{score.explanation}</p>
      <Criteria criteria={score.criteria} />
      {score.actionables.length > 0 ? (
        <div className={styles.part}>
          <h4>
            <Trans>To do better</Trans>
          </h4>
          <ul>
            {score.actionables.map((actionable) => (
              <li key={actionable}>{actionable}</li>
            ))}
          </ul>
        </div>
      ) : null}
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
      <p className={styles.grader}>
        <GradedBy grader={score.gradedBy} />
      </p>
    </div>
  );
}

function Criteria({ criteria }: Pick<AnswerScoreFragment, 'criteria'>) {
  if (criteria.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4>
        <Trans>Criteria</Trans>
      </h4>
      <dl className={styles.criteria}>
        {criteria.map(({ name, score, maxScore }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Trans>
                {score} of {maxScore}
              </Trans>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
