import { request } from '../graphql/request';
import { fakeGraphQL, refusal } from '../testing/fake-graphql';
import { readAccessToken, storeAccessToken, watchAccessToken } from './access-token';
import { sessionFetch } from './session-fetch';

const ME = 'query Me { me { id } }';
const me = { data: { me: { id: 'u1' } } };
const renewed = { data: { refreshSession: { accessToken: 'fresh', expiresIn: 3600 } } };
const ask = () => request(ME, {}, sessionFetch);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('sends the token along', async () => {
  storeAccessToken('token');
  const sent = fakeGraphQL({ Me: me });
  await ask();
  expect(sent[0]?.authorization).toBe('Bearer token');
});

it('renews the session once and repeats every call that waited for it', async () => {
  storeAccessToken('stale');
  const sent = fakeGraphQL({
    Me: [refusal('UNAUTHENTICATED'), refusal('UNAUTHENTICATED'), me],
    RefreshSession: renewed,
  });
  await expect(Promise.all([ask(), ask()])).resolves.toEqual([me.data, me.data]);
  expect(sent.filter(({ operation }) => operation === 'RefreshSession')).toHaveLength(1);
  expect(sent.at(-1)?.authorization).toBe('Bearer fresh');
  expect(readAccessToken()).toBe('fresh');
});

it('ends the session when it is not renewed', async () => {
  storeAccessToken('stale');
  const changes: string[] = [];
  const stop = watchAccessToken((change) => changes.push(change));
  fakeGraphQL({ Me: refusal('UNAUTHENTICATED'), RefreshSession: refusal('UNAUTHENTICATED') });
  await expect(ask()).rejects.toThrow('UNAUTHENTICATED');
  stop();
  expect(readAccessToken()).toBeNull();
  expect(changes).toEqual(['ended']);
});

it('keeps the token while the server cannot be reached', async () => {
  storeAccessToken('stale');
  fakeGraphQL({ Me: refusal('UNAUTHENTICATED') });
  await expect(ask()).rejects.toThrow('UNAUTHENTICATED');
  expect(readAccessToken()).toBe('stale');
});

it('leaves a visitor alone', async () => {
  const sent = fakeGraphQL({ Me: refusal('UNAUTHENTICATED') });
  await expect(ask()).rejects.toThrow('UNAUTHENTICATED');
  expect(sent).toHaveLength(1);
});
