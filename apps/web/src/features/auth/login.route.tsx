import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@colophon/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { storeAccessToken } from '../../session/access-token';
import { returnPath } from '../../session/return-path';
import { AuthPage } from './auth-page';
import type { Credentials } from './credentials';
import { CredentialsForm } from './credentials-form';
import { login, type LoginProblem } from './login';
import { LoginProblemText } from './login-problem-text';

export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<LoginProblem | null>(null);

  const onSubmit = async (credentials: Credentials) => {
    setProblem(null);
    const outcome = await login(credentials);
    if (outcome.kind !== 'signed-in') return setProblem(outcome);
    storeAccessToken(outcome.accessToken);
    await navigate(returnPath(search), { replace: true });
  };

  return (
    <AuthPage
      title={t`Sign in`}
      lead={<Trans>Your books are where you left them.</Trans>}
      footer={
        <Trans>
          New here? <Link to="/register">Create an account</Link>
        </Trans>
      }
    >
      <CredentialsForm
        submitLabel={<Trans>Sign in</Trans>}
        passwordAutoComplete="current-password"
        problem={problem && { title: t`Login failed`, detail: <LoginProblemText problem={problem} /> }}
        onSubmit={onSubmit}
      />
    </AuthPage>
  );
}
