import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, LinkButton } from '@colophon/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from './auth-page';
import { ResendCode } from './resend-code';
import { VerificationForm } from './verification-form';

const REDIRECT_DELAY_MS = 2000;

export function Component() {
  const { t } = useLingui();
  const email = useSearchParams()[0].get('email');
  const state = useLocation().state as { isCodeJustSent?: boolean } | null;
  const [isVerified, setVerified] = useState(false);

  if (!email) return <AddressMissing />;
  if (isVerified) return <EmailVerified />;
  return (
    <AuthPage
      title={t`Verify your email`}
      lead={
        <Trans>
          We sent a 6-digit code to <strong>{email}</strong>.
        </Trans>
      }
    >
      <VerificationForm email={email} onVerified={() => setVerified(true)} />
      <ResendCode email={email} isCodeJustSent={state?.isCodeJustSent ?? false} />
    </AuthPage>
  );
}

function EmailVerified() {
  const { t } = useLingui();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AuthPage title={t`Email Verified`} lead={<Trans>Welcome to Colophon.</Trans>}>
      <Alert tone="success">
        <Trans>Your address is verified. Taking you to the sign-in page…</Trans>
      </Alert>
      <LinkButton to="/login" look="primary" wide>
        <Trans>Sign in</Trans>
      </LinkButton>
    </AuthPage>
  );
}

function AddressMissing() {
  const { t } = useLingui();
  return (
    <AuthPage
      title={t`Verify your email`}
      lead={<Trans>This link does not say which address to verify.</Trans>}
    >
      <LinkButton to="/register" look="primary" wide>
        <Trans>Create an account</Trans>
      </LinkButton>
    </AuthPage>
  );
}
