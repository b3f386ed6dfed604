import { Trans } from '@lingui/react/macro';
import { OptionList, optionLetter } from '@colophon/ui';
import type { QuestionResultCardFragment } from '../../../generated/graphql';
import styles from './solution.module.css';

export interface McqResultProps {
  result: QuestionResultCardFragment;
  isShown: boolean;
}

export function McqResult({ result, isShown }: McqResultProps) {
  const correct = result.correctMcqAnswer ?? null;
  const picked = result.userMcqAnswer ?? null;
  return (
    <>
      <OptionList options={result.options ?? []} solution={isShown ? { correct, picked } : undefined} />
      {isShown && correct !== null ? (
        <div className={styles.solution}>
          <p>
            <strong>
              <Trans>The correct answer is {optionLetter(correct)}.</Trans>
            </strong>{' '}
            <YourPick correct={correct} picked={picked} />
          </p>
          {result.rationale ? <p>{result.rationale}</p> : null}
        </div>
      ) : null}
    </>
  );
}

function YourPick({ correct, picked }: { correct: number; picked: number | null }) {
  if (picked === null) return <Trans>You did not answer this question.</Trans>;
  if (picked === correct) return <Trans>You answered correctly.</Trans>;
  return <Trans>You answered {optionLetter(picked)}, which is incorrect.</Trans>;
}
