import { zodResolver } from '@hookform/resolvers/zod';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Field } from '@colophon/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import styles from './auth-page.module.css';
import { type Credentials, credentialsSchema } from './credentials';

export interface FormProblem {
  title: string;
  detail?: ReactNode;
}

interface CredentialsFormProps {
  submitLabel: ReactNode;
  passwordHint?: ReactNode;
  passwordAutoComplete: 'current-password' | 'new-password';
  /** What was refused, shown above the form and focused when it appears. */
  problem: FormProblem | null;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { submitLabel, passwordHint, passwordAutoComplete, problem, onSubmit } = props;
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {problem ? (
        <Alert tone="danger" title={problem.title} ref={summary}>
          {problem.detail}
        </Alert>
      ) : null}
      <Field
        {...register('email')}
        type="email"
        label={<Trans>Email</Trans>}
        autoComplete="email"
        error={errors.email?.message}
      />
      <Field
        {...register('password')}
        type="password"
        label={<Trans>Password</Trans>}
        autoComplete={passwordAutoComplete}
        hint={passwordHint}
        error={errors.password?.message}
      />
      <Button type="submit" look="primary" wide isPending={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
