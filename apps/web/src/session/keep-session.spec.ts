import { fakeGraphQL } from '../testing/fake-graphql';
import { accessTokenExpiry, readAccessToken, removeAccessToken, storeAccessToken } from './access-token';
import { keepSession } from './keep-session';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

function tokenUntil(expiryMs: number): string {
  return `header.${btoa(JSON.stringify({ exp: expiryMs / 1000 }))}.signature`;
}

const renewedUntil = (expiryMs: number) => ({
  data: { refreshSession: { accessToken: tokenUntil(expiryMs), expiresIn: 3600 } },
});

let stop: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('renews the token a minute before it ends, again and again', async () => {
  const start = Date.now();
  storeAccessToken(tokenUntil(start + HOUR_MS));
  const sent = fakeGraphQL({
    RefreshSession: [renewedUntil(start + 2 * HOUR_MS), renewedUntil(start + 3 * HOUR_MS)],
  });
  stop = keepSession();
  await jest.advanceTimersByTimeAsync(HOUR_MS - MINUTE_MS - 1);
  expect(sent).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(sent).toHaveLength(2);
  expect(accessTokenExpiry(readAccessToken() ?? '')).toBe(start + 3 * HOUR_MS);
});

it('tries again while the server cannot be reached', async () => {
  storeAccessToken(tokenUntil(Date.now() + MINUTE_MS));
  const sent = fakeGraphQL({});
  stop = keepSession();
  await jest.advanceTimersByTimeAsync(MINUTE_MS + 1000);
  expect(sent.length).toBeGreaterThan(1);
  expect(readAccessToken()).not.toBeNull();
});

it('does nothing for visitors, nor after signing out', async () => {
  storeAccessToken(tokenUntil(Date.now() + HOUR_MS));
  const sent = fakeGraphQL({});
  stop = keepSession();
  removeAccessToken('signed-out');
  await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(sent).toHaveLength(0);
});

it.each(['', 'opaque', 'a.b.c', `a.${btoa('{}')}.c`])('knows no end of the token %p', (token) => {
  expect(accessTokenExpiry(token)).toBeNull();
});
