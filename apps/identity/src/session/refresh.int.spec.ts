import { buildRequestContext } from '@colophon/testing';
import { decodeJwt } from 'jose';
import { openAccount, signIn, startIdentity, tokenIn, type IdentityUnderTest } from '../../test/factories';

const REFRESH = 'mutation { refreshSession { accessToken expiresIn } }';
const LOGOUT = 'mutation { logout }';
const CLEARED = 'colophon_refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure';

let identity: IdentityUnderTest;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

async function refresh(refreshToken: string | null) {
  const context = buildRequestContext({ refreshToken });
  const { data, errors } = await identity.service.graphql<{
    refreshSession: { accessToken: string; expiresIn: number };
  } | null>(REFRESH, {}, context);
  const [cookie = ''] = context.responseCookies;
  return { ...data?.refreshSession, cookie, next: tokenIn(cookie), code: errors?.[0]?.extensions?.code };
}

const refused = { code: 'UNAUTHENTICATED', cookie: CLEARED };
const sessionOf = (accessToken = '') => decodeJwt(accessToken).sid;

async function signedIn() {
  const account = await openAccount(identity);
  return { account, ...(await signIn(identity, account)) };
}

describe('refreshSession', () => {
  it('exchanges the cookie for a new access token and a new cookie of the same session', async () => {
    const { accessToken, refreshToken } = await signedIn();

    const reply = await refresh(refreshToken);

    expect(reply).toMatchObject({ accessToken: expect.any(String), expiresIn: 3600 });
    expect(sessionOf(reply.accessToken)).toBe(sessionOf(accessToken));
    expect(reply.next).not.toBe(refreshToken);
    expect((await refresh(reply.next)).expiresIn).toBe(3600);
  });

  it('ends the whole session when a token comes back after its exchange', async () => {
    const { refreshToken } = await signedIn();
    const { next } = await refresh(refreshToken);
    identity.clock.advance(11);

    expect(await refresh(refreshToken)).toMatchObject(refused);
    expect(await refresh(next)).toMatchObject(refused);
  });

  it('leaves the person’s other sessions alone when one ends', async () => {
    const { account, refreshToken } = await signedIn();
    const elsewhere = await signIn(identity, account);
    await refresh(refreshToken);
    identity.clock.advance(11);
    await refresh(refreshToken);

    expect((await refresh(elsewhere.refreshToken)).expiresIn).toBe(3600);
  });

  it('bears two tabs that refresh at once', async () => {
    const { accessToken, refreshToken } = await signedIn();

    const tabs = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);

    for (const tab of tabs) {
      expect(sessionOf(tab.accessToken)).toBe(sessionOf(accessToken));
      expect((await refresh(tab.next)).expiresIn).toBe(3600);
    }
    expect(new Set(tabs.map(({ next }) => next)).size).toBe(3);
  });

  it('refuses a token after thirty days, and keeps one alive that is used', async () => {
    const [idle, busy] = [await signedIn(), await signedIn()];
    identity.clock.advance(20 * 24 * 3600);
    const { next } = await refresh(busy.refreshToken);
    identity.clock.advance(10 * 24 * 3600);

    expect(await refresh(idle.refreshToken)).toMatchObject(refused);
    expect((await refresh(next)).expiresIn).toBe(3600);
  });

  it.each([null, '', 'nonsense', 'A'.repeat(43)])('refuses %j and clears the cookie', async (token) => {
    expect(await refresh(token)).toMatchObject(refused);
  });

  it('refuses when the account is gone', async () => {
    const { account, refreshToken } = await signedIn();
    await identity.service.database.query('delete from users where email = $1', [account.email]);

    expect(await refresh(refreshToken)).toMatchObject(refused);
  });
});

describe('logout', () => {
  it('ends the session and clears the cookie', async () => {
    const { refreshToken } = await signedIn();
    const { next } = await refresh(refreshToken);
    const context = buildRequestContext({ refreshToken: next });

    const { data } = await identity.service.graphql<unknown>(LOGOUT, {}, context);

    expect(data).toEqual({ logout: true });
    expect(context.responseCookies).toEqual([CLEARED]);
    expect(await refresh(next)).toMatchObject(refused);
  });

  it('ends nobody else’s session', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];

    await identity.service.graphql(LOGOUT, {}, buildRequestContext({ refreshToken: mine.refreshToken }));

    expect((await refresh(theirs.refreshToken)).expiresIn).toBe(3600);
  });

  it('does nothing without a session', async () => {
    const { data } = await identity.service.graphql<unknown>(LOGOUT);

    expect(data).toEqual({ logout: true });
  });
});
