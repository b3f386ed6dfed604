import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@colophon/ui';
import { assertNever } from '../../graphql/assert-never';
import { failureMessage } from '../../screen/failure-message';
import type { LoginProblem } from './login';

export function LoginProblemText({ problem }: { problem: LoginProblem }) {
  const { i18n } = useLingui();
  switch (problem.kind) {
    case 'wrong-credentials':
      return <Trans>The email address or the password is wrong.</Trans>;
    case 'not-verified':
      return (
        <Trans>
          This address is not verified yet.{' '}
          <Link to={verificationPath(problem.email)}>Enter the code we sent you</Link>
        </Trans>
      );
    case 'too-many-tries':
      return (
        <Plural
          value={Math.ceil(problem.retryAfterSeconds / 60)}
          one="Too many tries. Wait a minute and try again."
          other="Too many tries. Wait # minutes and try again."
        />
      );
    case 'failed':
      return i18n._(failureMessage(problem.failure));
    default:
      return assertNever(problem);
  }
}

function verificationPath(email: string): string {
  return `/verify-email?${new URLSearchParams({ email })}`;
}
