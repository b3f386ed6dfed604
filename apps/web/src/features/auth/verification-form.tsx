import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Field } from '@colophon/ui';
import { type FormEvent, useState } from 'react';
import type { VerifyEmailMutation, VerifyEmailMutationVariables } from '../../generated/graphql';
import { assertNever } from '../../graphql/assert-never';
import { readFailure } from '../../graphql/failure';
import { request } from '../../graphql/request';
import { failureMessage } from '../../screen/failure-message';
import { VERIFY_EMAIL } from './auth.operations';
import styles from './auth-page.module.css';

const CODE_LENGTH = 6;

interface VerificationFormProps {
  email: string;
  onVerified: () => void;
}

export function VerificationForm({ email, onVerified }: VerificationFormProps) {
  const { t, i18n } = useLingui();
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<MessageDescriptor | null>(null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== CODE_LENGTH || isPending) return;
    setPending(true);
    const refused = await verify(email, code);
    setPending(false);
    setProblem(refused);
    if (refused === null) onVerified();
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      {problem ? (
        <Alert tone="danger" title={t`Verification failed`}>
          {i18n._(problem)}
        </Alert>
      ) : null}
      <Field
        type="code"
        name="verificationCode"
        label={<Trans>Verification code</Trans>}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))}
      />
      <Button
        type="submit"
        look="primary"
        wide
        isDisabled={code.length !== CODE_LENGTH}
        isPending={isPending}
      >
        <Trans>Verify</Trans>
      </Button>
    </form>
  );
}

async function verify(email: string, verificationCode: string): Promise<MessageDescriptor | null> {
  try {
    const { verifyEmail } = await request<VerifyEmailMutation, VerifyEmailMutationVariables>(VERIFY_EMAIL, {
      email,
      verificationCode,
    });
    return refusal(verifyEmail);
  } catch (error) {
    return failureMessage(readFailure(error));
  }
}

function refusal(result: VerifyEmailMutation['verifyEmail']): MessageDescriptor | null {
  switch (result.__typename) {
    case 'EmailVerified':
      return null;
    case 'VerificationCodeRejected':
      return REASONS[result.reason];
    default:
      return assertNever(result);
  }
}

type Reason = Extract<
  VerifyEmailMutation['verifyEmail'],
  { __typename: 'VerificationCodeRejected' }
>['reason'];

const REASONS: Record<Reason, MessageDescriptor> = {
  WRONG: msg`That is not the code we sent. Check the latest e-mail and try again.`,
  EXPIRED: msg`This code has expired. Ask for a new one below.`,
  USED_UP: msg`This code was tried too often. Ask for a new one below.`,
};
