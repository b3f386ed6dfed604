import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { optionLetter } from './option-letter';
import styles from './radio-options.module.css';

export interface RadioOption {
  text: ReactNode;
  /** Once revealed: green or red edge. Say it in `note` as well. */
  verdict?: 'correct' | 'wrong';
  /** "Correct", "Your Answer". */
  note?: ReactNode;
  /** Why it is right or wrong; shown below the option. */
  explanation?: ReactNode;
}

export interface RadioOptionsProps {
  /** The question. */
  label: ReactNode;
  /** False when the question already stands above in view; it still names the group. */
  isLabelShown?: boolean;
  options: readonly RadioOption[];
  /** Position of the chosen option, from 0; null when none is. */
  value: number | null;
  onChange?: (index: number) => void;
  /** After an answer is final: can be read and reached, not changed. */
  isReadOnly?: boolean;
}

/** The options of a multiple-choice question, lettered A, B, C and so on; arrow keys move between them. */
export function RadioOptions(props: RadioOptionsProps) {
  const { label, isLabelShown = true, options, value, onChange, isReadOnly = false } = props;
  return (
    <RadioGroup
      className={styles.group ?? ''}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange?.(Number(chosen))}
      isReadOnly={isReadOnly}
    >
      <Label className={isLabelShown ? styles.label : styles.hiddenLabel}>{label}</Label>
      {options.map((option, index) => (
        <Radio key={index} value={String(index)} className={optionClass(option)}>
          <span className={styles.letter}>{optionLetter(index)}</span>
          <span className={styles.text}>
            {option.text}
            {option.explanation ? <span className={styles.explanation}>{option.explanation}</span> : null}
          </span>
          {option.note ? <span className={styles.note}>{option.note}</span> : null}
        </Radio>
      ))}
    </RadioGroup>
  );
}

function optionClass({ verdict }: RadioOption): string {
  return `${styles.option} ${verdict ? styles[verdict] : ''}`;
}
