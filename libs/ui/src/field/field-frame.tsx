import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: (attributes: FieldAttributes) => ReactNode;
}

/** What the input inside must carry to belong to its label, hint and error. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/**
 * Ties a label, a hint and an error to the input inside it. Native inputs, because React Aria's text field keeps the
 * value in its own state, where react-hook-form cannot set it.
 */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': Boolean(error) })}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
