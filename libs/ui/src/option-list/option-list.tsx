import { Trans } from '@lingui/react/macro';
import { Icon } from '../icon/icon';
import { optionLetter } from '../radio-options/option-letter';
import styles from './option-list.module.css';

export interface OptionListProps {
  options: readonly string[];
  /** Marks the right option and a wrong pick; without it the options stand unmarked. */
  solution?: { correct: number | null; picked: number | null } | undefined;
}

/** The options of a question that is over: to read, not to pick. */
export function OptionList({ options, solution }: OptionListProps) {
  return (
    <ol role="list" className={styles.options}>
      {options.map((text, index) => {
        const isCorrect = solution?.correct === index;
        const isWrongPick = solution?.picked === index && !isCorrect;
        const mark = isCorrect ? styles.correct : isWrongPick ? styles.wrong : '';
        return (
          <li key={index} className={`${styles.option} ${mark}`}>
            <span className={styles.letter}>{optionLetter(index)}</span>
            <span className={styles.text}>{text}</span>
            {isCorrect ? (
              <span className={styles.note}>
                <Icon name="check" />
                <Trans>Correct</Trans>
              </span>
            ) : null}
            {isWrongPick ? (
              <span className={styles.note}>
                <Icon name="cross" />
                <Trans>Your Answer</Trans>
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
