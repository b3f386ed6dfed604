import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

export interface TextAreaProps extends Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'maxLength' | 'name' | 'onBlur' | 'onChange' | 'placeholder' | 'rows' | 'value' | 'defaultValue'
> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  /** Locked, but still readable and copyable. */
  isReadOnly?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several labelled lines of input. */
export function TextArea({
  label,
  hint,
  error,
  isDisabled,
  isReadOnly,
  isRequired,
  ref,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, isDisabled, isReadOnly, isRequired }}>
      <AriaTextArea rows={6} {...area} ref={ref} className={`${styles.input} ${styles.area}`} />
    </FieldFrame>
  );
}
