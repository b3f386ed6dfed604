import { LOGIN, openAccount, startIdentity, tokenIn, type IdentityUnderTest } from '../../test/factories';

let identity: IdentityUnderTest;
beforeAll(async () => (identity = await startIdentity({ PUBLIC_URL: 'http://localhost:4000' })));
afterAll(() => identity.stop());

async function post(query: string, variables: object = {}, cookie = '') {
  const reply = await identity.service.http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie },
    payload: { query, variables },
  });
  return {
    body: reply.json<{ data: unknown; errors?: unknown[] }>(),
    cookie: String(reply.headers['set-cookie']),
  };
}

it('carries a session over HTTP: in at login, on at refresh, out at log-out', async () => {
  const { email, password } = await openAccount(identity);

  const entered = await post(LOGIN, { email, password });
  const sent = `other=1; colophon_refresh=${tokenIn(entered.cookie)}`;
  const renewed = await post('mutation { refreshSession { expiresIn } }', {}, sent);
  const left = await post('mutation { logout }', {}, `colophon_refresh=${tokenIn(renewed.cookie)}`);

  expect(entered.cookie).toMatch(/^colophon_refresh=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
  expect(renewed.body.data).toEqual({ refreshSession: { expiresIn: 3600 } });
  expect(tokenIn(renewed.cookie)).not.toBe(tokenIn(entered.cookie));
  expect(left.cookie).toContain('colophon_refresh=; Max-Age=0');
});

it('takes a cookie away that is worth nothing', async () => {
  const reply = await post('mutation { refreshSession { expiresIn } }', {}, 'colophon_refresh=stale');

  expect(reply.body.errors).toHaveLength(1);
  expect(reply.cookie).toContain('colophon_refresh=; Max-Age=0');
});
