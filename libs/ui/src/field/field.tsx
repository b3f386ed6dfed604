import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FieldFrame } from './field-frame';
import styles from './field.module.css';

type NativeProps =
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'ref'
  | 'value';

export interface FieldProps extends Pick<ComponentProps<'input'>, NativeProps> {
  label: ReactNode;
  /** `code` is a row of widely set digits. A password gets a button that shows or hides it. */
  type?: 'text' | 'email' | 'password' | 'code';
  hint?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** One labelled line of input. Spread `register('name')` of react-hook-form into it. */
export function Field({ label, type = 'text', hint, error, isDisabled, isRequired, ...native }: FieldProps) {
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const className = [styles.input, isPassword && styles.withToggle, type === 'code' && styles.code]
    .filter(Boolean)
    .join(' ');

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className={styles.box}>
          <input
            {...native}
            {...attributes}
            type={type === 'code' || (isPassword && isShown) ? 'text' : type}
            disabled={isDisabled}
            required={isRequired}
            className={className}
          />
          {isPassword ? <PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} /> : null}
        </div>
      )}
    </FieldFrame>
  );
}

function PasswordToggle({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={isShown ? t`Hide password` : t`Show password`}
      onClick={onToggle}
    >
      {isShown ? t`Hide` : t`Show`}
    </button>
  );
}
