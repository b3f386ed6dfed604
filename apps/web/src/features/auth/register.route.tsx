import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@colophon/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RegisterMutation, RegisterMutationVariables } from '../../generated/graphql';
import { readFailure } from '../../graphql/failure';
import { request } from '../../graphql/request';
import { failureMessage } from '../../screen/failure-message';
import { REGISTER } from './auth.operations';
import { AuthPage } from './auth-page';
import type { Credentials } from './credentials';
import { CredentialsForm, type FormProblem } from './credentials-form';

export function Component() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const onSubmit = async (credentials: Credentials) => {
    setProblem(null);
    try {
      const { register } = await request<RegisterMutation, RegisterMutationVariables>(REGISTER, credentials);
      const search = new URLSearchParams({ email: register.email });
      await navigate(`/verify-email?${search}`, { state: { isCodeJustSent: true } });
    } catch (error) {
      setProblem({ title: t`Registration failed`, detail: i18n._(failureMessage(readFailure(error))) });
    }
  };

  return (
    <AuthPage
      title={t`Create your account`}
      lead={<Trans>Browsing the library is free.</Trans>}
      footer={
        <Trans>
          Already have an account? <Link to="/login">Sign in</Link>
        </Trans>
      }
    >
      <CredentialsForm
        submitLabel={<Trans>Sign up</Trans>}
        passwordAutoComplete="new-password"
        passwordHint={<Trans>At least 6 characters</Trans>}
        problem={problem}
        onSubmit={onSubmit}
      />
    </AuthPage>
  );
}
