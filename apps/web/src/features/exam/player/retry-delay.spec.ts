import { retryDelay } from './retry-delay';

it('doubles up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
