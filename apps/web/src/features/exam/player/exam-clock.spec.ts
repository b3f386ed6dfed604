import { clockPhase, passedThreshold, timeLeft } from './exam-clock';

const MINUTE_MS = 60_000;

it.each([
  [11 * MINUTE_MS, null],
  [10 * MINUTE_MS + 1, null],
  [10 * MINUTE_MS, 10],
  [5 * MINUTE_MS + 1, 10],
  [5 * MINUTE_MS, 5],
  [MINUTE_MS + 1, 5],
  [MINUTE_MS, 1],
  [-5, 1],
])('with %d ms left, the threshold that has passed is %p', (leftMs, threshold) => {
  expect(passedThreshold(leftMs)).toBe(threshold);
});

it.each([
  [60 * MINUTE_MS, { hours: 1, minutes: 0, seconds: null }],
  [60 * MINUTE_MS - 1, { hours: 1, minutes: 0, seconds: null }],
  [42 * MINUTE_MS + 10, { hours: 0, minutes: 43, seconds: null }],
  [10 * MINUTE_MS, { hours: 0, minutes: 10, seconds: null }],
  [10 * MINUTE_MS - 1, { hours: 0, minutes: 10, seconds: 0 }],
  [65_400, { hours: 0, minutes: 1, seconds: 6 }],
  [-5, { hours: 0, minutes: 0, seconds: 0 }],
])('%d ms are shown as %p', (leftMs, shown) => {
  expect(timeLeft(leftMs)).toEqual(shown);
});

it.each([
  [10_001, 'running'],
  [10_000, 'last-call'],
  [1, 'last-call'],
  [0, 'over'],
])('with %d ms left the exam is %s', (leftMs, phase) => {
  expect(clockPhase(leftMs)).toBe(phase);
});
