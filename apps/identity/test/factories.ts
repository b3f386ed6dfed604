import { randomUUID } from 'node:crypto';
import { Clock } from '@colophon/service-kit';
import {
  buildRequestContext,
  FixedClock,
  TestInbox,
  startService,
  type TestService,
} from '@colophon/testing';
import { identityDatabase } from '../src/database';
import { IdentityModule } from '../src/identity.module';

export const PASSWORD = 'correct horse';

export interface Account {
  email: string;
  password: string;
}

/** Identity on a database of its own, with a clock the test moves and a mail server that keeps what it gets. */
export interface IdentityUnderTest {
  service: TestService;
  clock: FixedClock;
  inbox: TestInbox;
  stop(): Promise<void>;
}

export async function startIdentity(env: Record<string, string> = {}): Promise<IdentityUnderTest> {
  const clock = new FixedClock();
  const inbox = await TestInbox.start();
  const service = await startService(IdentityModule, identityDatabase, {
    env: { SMTP_URL: inbox.url, PUBLIC_URL: 'https://colophon.example', ...env },
    override: (builder) => builder.overrideProvider(Clock).useValue(clock),
  });
  const stop = async () => {
    await service.close();
    await inbox.stop();
  };
  return { service, clock, inbox, stop };
}

export function buildAccount(overrides: Partial<Account> = {}): Account {
  return { email: `reader-${randomUUID().slice(0, 8)}@example.com`, password: PASSWORD, ...overrides };
}

export const REGISTER = /* GraphQL */ `
  mutation ($email: String!, $password: String!) {
    register(email: $email, password: $password) {
      userId
      email
      verificationRequired
    }
  }
`;

export const VERIFY = /* GraphQL */ `
  mutation ($email: String!, $code: String!) {
    verifyEmail(email: $email, verificationCode: $code) {
      __typename
      ... on EmailVerified {
        verified
      }
      ... on VerificationCodeRejected {
        reason
        message
      }
    }
  }
`;

export const RESEND = /* GraphQL */ `
  mutation ($email: String!) {
    resendVerification(email: $email) {
      __typename
      ... on TooManyAttempts {
        retryAfterSeconds
      }
    }
  }
`;

export const LOGIN = /* GraphQL */ `
  mutation ($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      __typename
      ... on AccessToken {
        accessToken
        expiresIn
      }
      ... on InvalidCredentials {
        message
      }
      ... on EmailNotVerified {
        message
      }
      ... on TooManyAttempts {
        message
        retryAfterSeconds
      }
    }
  }
`;

export interface RegisterReply {
  register: { userId: string; email: string; verificationRequired: boolean };
}
export interface VerifyReply {
  verifyEmail: { __typename: string; verified?: boolean; reason?: string; message?: string };
}
export interface ResendReply {
  resendVerification: { __typename: string; retryAfterSeconds?: number };
}
export interface LoginReply {
  login: {
    __typename: string;
    accessToken?: string;
    expiresIn?: number;
    message?: string;
    retryAfterSeconds?: number;
  };
}

export async function register({ service }: IdentityUnderTest, account: Account): Promise<string> {
  const { data } = await service.graphql<RegisterReply>(REGISTER, { ...account });
  return data.register.userId;
}

export async function verify({ service }: IdentityUnderTest, email: string, code: string) {
  return (await service.graphql<VerifyReply>(VERIFY, { email, code })).data.verifyEmail;
}

export async function resend({ service }: IdentityUnderTest, email: string) {
  return (await service.graphql<ResendReply>(RESEND, { email })).data.resendVerification;
}

export async function login({ service }: IdentityUnderTest, account: Account) {
  return (await service.graphql<LoginReply>(LOGIN, { ...account })).data.login;
}

/** The code in the n-th message to the address. */
export async function mailedCode(
  { inbox }: IdentityUnderTest,
  email: string,
  mailNumber = 1,
): Promise<string> {
  const { text } = await inbox.latestTo(email, mailNumber);
  const runs = text.match(/\d{6,}/g) ?? [];
  if (runs.length !== 1 || !runs[0]) throw new Error(`Not one code in: ${text}`);
  return runs[0];
}

export const anotherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Registers and verifies. */
export async function openAccount(
  identity: IdentityUnderTest,
  overrides: Partial<Account> = {},
): Promise<Account & { userId: string }> {
  const account = buildAccount(overrides);
  const userId = await register(identity, account);
  await verify(identity, account.email, await mailedCode(identity, account.email));
  return { ...account, userId };
}

/** Signs in as a browser would, which keeps the cookie. */
export async function signIn(
  { service }: IdentityUnderTest,
  account: Account,
): Promise<{ accessToken: string; refreshToken: string; cookie: string }> {
  const context = buildRequestContext();
  const { data } = await service.graphql<LoginReply>(LOGIN, { ...account }, context);
  const cookie = context.responseCookies[0] ?? '';
  return { accessToken: data.login.accessToken ?? '', refreshToken: tokenIn(cookie), cookie };
}

export function tokenIn(cookie: string): string {
  return /^colophon_refresh=([^;]*)/.exec(cookie)?.[1] ?? '';
}
