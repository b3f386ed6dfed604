import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import { optionLetter } from '../radio-options/option-letter';
import styles from './pick-options.module.css';

export interface PickOptionsProps {
  /** Id of the question's text, which names the options as a group. */
  labelledBy: string;
  options: readonly string[];
  /** Position of the right option, from 0. */
  answer: number;
  /** Why each option is right or wrong, in the order of the options. */
  explanations: readonly string[];
  /** Position of the pick; null until there is one. */
  picked: number | null;
  onPick: (index: number) => void;
}

/**
 * Options where the first pick counts and reveals everything. Buttons rather than radios: arrow keys would pick
 * whatever they pass.
 */
export function PickOptions({ labelledBy, options, picked, onPick, ...solution }: PickOptionsProps) {
  return (
    <ol role="list" aria-labelledby={labelledBy} className={styles.options}>
      {options.map((text, index) => (
        <Option
          key={index}
          letter={optionLetter(index)}
          text={text}
          state={optionState(index, picked, solution.answer)}
          isPicked={index === picked}
          explanation={picked === null ? null : solution.explanations[index]}
          onPick={() => onPick(index)}
        />
      ))}
    </ol>
  );
}

type OptionState = 'open' | 'right' | 'wrong' | 'other';

function optionState(index: number, picked: number | null, answer: number): OptionState {
  if (picked === null) return 'open';
  if (index === answer) return 'right';
  return index === picked ? 'wrong' : 'other';
}

interface OptionProps {
  letter: string;
  text: string;
  state: OptionState;
  isPicked: boolean;
  explanation: ReactNode;
  onPick: () => void;
}

/** Once revealed, only the pick stays a stop for the keyboard, so that the focus is not lost. */
function Option({ letter, text, state, isPicked, explanation, onPick }: OptionProps) {
  const explanationId = useId();
  const isOpen = state === 'open';
  return (
    <li className={`${styles.option} ${styles[state]}`}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <div className={styles.words}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={!isOpen}
          aria-pressed={isPicked}
          aria-describedby={explanation ? explanationId : undefined}
          tabIndex={isOpen || isPicked ? 0 : -1}
          onClick={isOpen ? onPick : undefined}
        >
          {text}
        </button>
        <OptionNote state={state} isPicked={isPicked} />
        {explanation ? (
          <p id={explanationId} className={styles.explanation}>
            {explanation}
          </p>
        ) : null}
      </div>
    </li>
  );
}

function OptionNote({ state, isPicked }: { state: OptionState; isPicked: boolean }) {
  if (state === 'right') {
    return (
      <p className={styles.note}>
        <Icon name="check" />
        {isPicked ? <Trans>Correct, your answer</Trans> : <Trans>Correct</Trans>}
      </p>
    );
  }
  if (state !== 'wrong') return null;
  return (
    <p className={styles.note}>
      <Icon name="cross" />
      <Trans>Wrong, your answer</Trans>
    </p>
  );
}
