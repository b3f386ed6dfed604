import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import styles from './field.module.css';

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** Ties a label, a hint and an error to the input inside it. */
export function FieldFrame({
  label,
  hint,
  error,
  isDisabled,
  isReadOnly,
  isRequired,
  children,
}: FieldFrameProps) {
  return (
    <TextField
      className={styles.field ?? ''}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled ?? false}
      isReadOnly={isReadOnly ?? false}
      isRequired={isRequired ?? false}
      validationBehavior="aria"
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      {children}
      {hint ? (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </TextField>
  );
}
