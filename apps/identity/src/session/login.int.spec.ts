import { decodeJwt, decodeProtectedHeader } from 'jose';
import {
  buildAccount,
  login,
  openAccount,
  register,
  signIn,
  startIdentity,
  type IdentityUnderTest,
} from '../../test/factories';

const WRONG = { __typename: 'InvalidCredentials', message: 'Wrong e-mail address or password.' };

let identity: IdentityUnderTest;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

describe('login', () => {
  it('gives an access token for an hour that says who it is', async () => {
    const { userId, ...account } = await openAccount(identity, { email: 'ada@example.com' });

    const reply = await login(identity, { ...account, email: ' ADA@example.com' });

    expect(reply).toEqual({ __typename: 'AccessToken', accessToken: expect.any(String), expiresIn: 3600 });
    const claims = decodeJwt(reply.accessToken ?? '');
    expect(claims).toMatchObject({
      iss: 'colophon',
      aud: 'colophon-api',
      sub: userId,
      email: 'ada@example.com',
    });
    expect(claims).toMatchObject({ name: 'ada', sid: expect.any(String), jti: expect.any(String) });
    expect((claims.exp ?? 0) - identity.clock.now().getTime() / 1000).toBe(3600);
    expect(decodeProtectedHeader(reply.accessToken ?? '')).toMatchObject({
      alg: 'EdDSA',
      kid: expect.any(String),
    });
  });

  it('gives a refresh token in a cookie that scripts and other sites cannot reach', async () => {
    const { cookie, refreshToken } = await signIn(identity, await openAccount(identity));

    expect(refreshToken).toMatch(/^[\w-]{43}$/);
    expect(cookie).toContain('; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure');
    const stored = await identity.service.database.query('select * from refresh_tokens');
    expect(JSON.stringify(stored)).not.toContain(refreshToken);
  });

  it('says the same for a wrong password, an unknown address and none', async () => {
    const account = await openAccount(identity);

    expect(await login(identity, { ...account, password: 'wrong one' })).toEqual(WRONG);
    expect(await login(identity, buildAccount())).toEqual(WRONG);
    expect(await login(identity, { email: 'nonsense', password: 'wrong one' })).toEqual(WRONG);
    expect(await login(identity, { ...account, password: 'x'.repeat(5000) })).toEqual(WRONG);
  });

  it('tells that the address is not verified only to who knows the password', async () => {
    const account = buildAccount();
    await register(identity, account);

    expect(await login(identity, { ...account, password: 'wrong one' })).toEqual(WRONG);
    expect(await login(identity, account)).toEqual({
      __typename: 'EmailNotVerified',
      message: 'E-mail not verified',
    });
  });
});

describe('too many failed logins', () => {
  it.each(['known', 'unknown'])(
    'are refused at a(n) %s address, and it is said for how long',
    async (kind) => {
      const account = kind === 'known' ? await openAccount(identity) : buildAccount();
      for (let failure = 0; failure < 10; failure += 1) {
        expect((await login(identity, { ...account, password: 'wrong one' })).__typename).toBe(
          'InvalidCredentials',
        );
      }
      identity.clock.advance(5 * 60);

      expect(await login(identity, account)).toEqual({
        __typename: 'TooManyAttempts',
        message: 'Too many failed sign-ins. Try again in 10 min.',
        retryAfterSeconds: 600,
      });
    },
  );

  it('are forgotten after a quarter of an hour', async () => {
    const account = await openAccount(identity);
    for (let failure = 0; failure < 11; failure += 1)
      await login(identity, { ...account, password: 'wrong one' });
    identity.clock.advance(15 * 60);

    expect((await login(identity, account)).__typename).toBe('AccessToken');
  });

  it('are forgotten when the right password is given', async () => {
    const account = await openAccount(identity);
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 9; failure += 1)
        await login(identity, { ...account, password: 'wrong one' });

      expect((await login(identity, account)).__typename).toBe('AccessToken');
    }
  });

  it('cannot slip past the limit by coming at once', async () => {
    const account = await openAccount(identity);

    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => login(identity, { ...account, password: `guess ${index}` })),
    );

    expect(replies.filter(({ __typename }) => __typename === 'InvalidCredentials')).toHaveLength(10);
  });
});
