import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

type NativeProps =
  'defaultValue' | 'maxLength' | 'name' | 'onBlur' | 'onChange' | 'placeholder' | 'ref' | 'rows' | 'value';

export interface TextAreaProps extends Pick<ComponentProps<'textarea'>, NativeProps> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  /** Locked, but still readable and copyable. */
  isReadOnly?: boolean;
  isRequired?: boolean;
}

/** Several labelled lines of input. */
export function TextArea({
  label,
  hint,
  error,
  isDisabled,
  isReadOnly,
  isRequired,
  ...native
}: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => (
        <textarea
          rows={6}
          {...native}
          {...attributes}
          disabled={isDisabled}
          readOnly={isReadOnly}
          required={isRequired}
          className={`${styles.input} ${styles.area}`}
        />
      )}
    </FieldFrame>
  );
}
