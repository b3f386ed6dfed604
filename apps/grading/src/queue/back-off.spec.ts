import { backOffSeconds } from './back-off';

const longest = (failures: number, retryAfter: number | null = null) =>
  backOffSeconds(failures, retryAfter, () => 1);

describe('backOffSeconds', () => {
  it('doubles from one second to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 1000].map((failures) => longest(failures))).toEqual([
      1, 2, 4, 8, 16, 32, 60, 60, 60,
    ]);
  });

  it('spreads over the upper half', () => {
    expect(backOffSeconds(4, null, () => 0)).toBe(4);
  });

  it('waits as long as the provider asks, up to a minute', () => {
    expect(longest(1, 20)).toBe(20);
    expect(longest(1, 86_400)).toBe(60);
    expect(longest(5, 2)).toBe(16);
  });
});
