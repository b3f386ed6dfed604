import { Trans } from '@lingui/react/macro';
import { Prose } from '@colophon/ui';
import type { QuestionResultCardFragment } from '../../../generated/graphql';
import { OpenSolution } from './open-solution';
import styles from './solution.module.css';

export interface OpenResultProps {
  result: QuestionResultCardFragment;
  isShown: boolean;
}

export function OpenResult({ result, isShown }: OpenResultProps) {
  return (
    <>
      {result.prompt ? <Prose text={result.prompt} voice="note" /> : null}
      <div className={styles.part}>
        <h4>
          <Trans>Your answer</Trans>
        </h4>
        {result.userOpenAnswer ? (
          <blockquote className={styles.answer}>
            <Prose text={result.userOpenAnswer} />
          </blockquote>
        ) : (
          <p className={styles.none}>
            <Trans>No answer provided</Trans>
          </p>
        )}
      </div>
      {isShown ? <OpenSolution feedback={result.feedback ?? null} /> : null}
    </>
  );
}
