import { noteServerTime, serverNow } from './server-clock';

const NOON = Date.parse('2030-01-01T12:00:00Z');

function replyAt(serverTime: number): Response {
  return new Response('', { headers: { date: new Date(serverTime).toUTCString() } });
}

function expectAbout(time: number): void {
  expect(Math.abs(serverNow() - time)).toBeLessThan(1_000);
}

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => {
  noteServerTime(replyAt(Date.now()), Date.now());
  jest.useRealTimers();
});

it('is the clock of this device as long as that is right', () => {
  noteServerTime(replyAt(NOON - 900), NOON);
  expectAbout(NOON);
});

it('follows the server when this device is wrong', () => {
  noteServerTime(replyAt(NOON + 600_000), NOON);
  expectAbout(NOON + 600_000);
  jest.advanceTimersByTime(60_000);
  expectAbout(NOON + 660_000);
});

it('learns little from a reply that took long', () => {
  noteServerTime(replyAt(NOON), NOON - 10_000);
  expectAbout(NOON);
});

it('does not mind a reply without a date', () => {
  noteServerTime(new Response(''), NOON);
  expectAbout(NOON);
});
