import { type ReactNode, useId } from 'react';
import { optionLetter } from './option-letter';
import styles from './radio-options.module.css';

export interface RadioOptionsProps {
  /** The question. */
  label: ReactNode;
  /** False when the question already stands above in view; it still names the group. */
  isLabelShown?: boolean;
  options: readonly string[];
  /** Position of the chosen option, from 0; null when none is. */
  value: number | null;
  onChange: (index: number) => void;
}

/**
 * The options of a multiple-choice question, lettered A, B, C and so on; arrow keys move between them. Native radio
 * buttons: the browser knows all about them. To show an answer that is final, use `OptionList`.
 */
export function RadioOptions({ label, isLabelShown = true, options, value, onChange }: RadioOptionsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles.group}>
      <p id={`${name}-label`} className={isLabelShown ? styles.label : styles.hiddenLabel}>
        {label}
      </p>
      {options.map((text, index) => (
        <label key={index} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={value === index}
            onChange={() => onChange(index)}
          />
          <span className={styles.letter}>{optionLetter(index)}</span>{' '}
          <span className={styles.text}>{text}</span>
        </label>
      ))}
    </div>
  );
}
