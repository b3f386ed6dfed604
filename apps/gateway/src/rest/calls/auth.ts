import { z } from 'zod';
import { NOTHING, text, type RestCall } from '../rest-call';

const credentials = z.object({ email: z.string().default(''), password: z.string().default('') });

export const authCalls: RestCall[] = [
  {
    method: 'POST',
    path: '/auth/register',
    summary: 'Creates an account and mails a verification code.',
    input: credentials,
    status: 201,
    operation: `mutation Register($email: String!, $password: String!) {
      register(email: $email, password: $password) { userId email verificationRequired }
    }`,
  },
  {
    method: 'POST',
    path: '/auth/login',
    summary: 'Opens a session; the refresh token comes as a cookie.',
    input: credentials,
    operation: `mutation Login($email: String!, $password: String!) {
      login(email: $email, password: $password) {
        __typename
        ... on AccessToken { accessToken expiresIn }
        ... on InvalidCredentials { message }
        ... on EmailNotVerified { message }
        ... on TooManyAttempts { message retryAfterSeconds }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/auth/verify-email',
    summary: 'Confirms an address with the code that was mailed.',
    input: z.object({ email: text('email'), verificationCode: text('verificationCode') }),
    operation: `mutation VerifyEmail($email: String!, $verificationCode: String!) {
      verifyEmail(email: $email, verificationCode: $verificationCode) {
        __typename
        ... on EmailVerified { verified }
        ... on VerificationCodeRejected { reason message }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Mails a fresh code when the address waits for one.',
    input: z.object({ email: text('email') }),
    status: 202,
    operation: `mutation ResendVerification($email: String!) {
      resendVerification(email: $email) {
        __typename
        ... on VerificationResent { accepted }
        ... on TooManyAttempts { message retryAfterSeconds }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchanges the refresh cookie for a new access token.',
    input: NOTHING,
    operation: `mutation RefreshSession { refreshSession { accessToken expiresIn } }`,
  },
  {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session of the refresh cookie.',
    input: NOTHING,
    status: 204,
    operation: `mutation Logout { logout }`,
  },
  {
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in person and their subscription.',
    signedIn: true,
    input: NOTHING,
    operation: `query Me {
      me { id email name subscription { active status amount currency currentPeriodEnd cancelAtPeriodEnd } }
    }`,
    reply: ({ subscription, ...user }: Record<string, unknown>) => ({ user, subscription }),
  },
];
