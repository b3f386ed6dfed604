import type { LoginMutation, LoginMutationVariables } from '../../generated/graphql';
import { assertNever } from '../../graphql/assert-never';
import { type Failure, readFailure } from '../../graphql/failure';
import { request } from '../../graphql/request';
import { LOGIN } from './auth.operations';
import type { Credentials } from './credentials';

export type LoginProblem =
  | { kind: 'wrong-credentials' }
  | { kind: 'not-verified'; email: string }
  | { kind: 'too-many-tries'; retryAfterSeconds: number }
  | { kind: 'failed'; failure: Failure };

export type LoginOutcome = { kind: 'signed-in'; accessToken: string } | LoginProblem;

export async function login(credentials: Credentials): Promise<LoginOutcome> {
  try {
    const data = await request<LoginMutation, LoginMutationVariables>(LOGIN, credentials);
    return readResult(data.login, credentials.email);
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error) };
  }
}

function readResult(result: LoginMutation['login'], email: string): LoginOutcome {
  switch (result.__typename) {
    case 'AccessToken':
      return { kind: 'signed-in', accessToken: result.accessToken };
    case 'InvalidCredentials':
      return { kind: 'wrong-credentials' };
    case 'EmailNotVerified':
      return { kind: 'not-verified', email };
    case 'TooManyAttempts':
      return { kind: 'too-many-tries', retryAfterSeconds: result.retryAfterSeconds };
    default:
      return assertNever(result);
  }
}
