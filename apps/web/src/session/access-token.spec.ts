import {
  type AccessTokenChange,
  accessTokenExpiry,
  readAccessToken,
  removeAccessToken,
  storeAccessToken,
  watchAccessToken,
} from './access-token';

const KEY = 'colophon.accessToken';
const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;
const ofAnna = tokenOf({ sub: 'anna', exp: 1 });
const ofAnnaRenewed = tokenOf({ sub: 'anna', exp: 2 });
const ofBen = tokenOf({ sub: 'ben', exp: 1 });

let changes: AccessTokenChange[];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  changes = [];
  stop = watchAccessToken((change) => changes.push(change));
});
afterEach(() => stop());

function changeInAnotherTab(oldValue: string | null, newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
}

it('tells a renewed token from one of another person', () => {
  storeAccessToken(ofAnna);
  storeAccessToken(ofAnnaRenewed);
  storeAccessToken(ofBen);
  removeAccessToken('ended');
  expect(changes).toEqual(['stored', 'stored', 'switched', 'ended']);
  expect(readAccessToken()).toBeNull();
});

it('tells so of other tabs, too', () => {
  changeInAnotherTab(null, ofAnna);
  changeInAnotherTab(ofAnna, ofAnnaRenewed);
  changeInAnotherTab(ofAnnaRenewed, ofBen);
  changeInAnotherTab(ofBen, null);
  expect(changes).toEqual(['stored', 'stored', 'switched', 'signed-out']);
});

it('reads when a token expires, if it says so', () => {
  expect(accessTokenExpiry(ofAnnaRenewed)).toBe(2_000);
  expect(accessTokenExpiry(tokenOf({ sub: 'anna' }))).toBeNull();
  expect(accessTokenExpiry('no token')).toBeNull();
});
