import { useLingui } from '@lingui/react/macro';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

export interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'value'
> {
  label: ReactNode;
  /** `code` is a row of widely set digits. A password gets a button that shows or hides it. */
  type?: 'text' | 'email' | 'password' | 'code';
  hint?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One labelled line of input. Spread `register('name')` of react-hook-form into it. */
export function Field({
  label,
  type = 'text',
  hint,
  error,
  isDisabled,
  isRequired,
  ref,
  ...input
}: FieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const inputType = type === 'code' || (isPassword && isShown) ? 'text' : type;
  const inputClass = [styles.input, isPassword && styles.withToggle, type === 'code' && styles.code];

  return (
    <FieldFrame {...{ label, hint, error, isDisabled, isRequired }}>
      <div className={styles.box}>
        <Input {...input} ref={ref} type={inputType} className={inputClass.filter(Boolean).join(' ')} />
        {isPassword ? (
          <button
            type="button"
            className={styles.toggle}
            aria-label={isShown ? t`Hide password` : t`Show password`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t`Hide` : t`Show`}
          </button>
        ) : null}
      </div>
    </FieldFrame>
  );
}
