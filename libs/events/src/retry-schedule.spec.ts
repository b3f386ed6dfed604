import { NotKnownYet, PoisonEvent } from './handles';
import { isFinalFailure, retryDelayMs } from './retry-schedule';

describe('the retry schedule', () => {
  it('doubles the pause from 100 ms up to 30 s, drawing from the upper half', () => {
    expect([1, 2, 3, 20].map((attempt) => retryDelayMs(attempt, () => 1))).toEqual([100, 200, 400, 30_000]);
    expect([1, 2, 3, 20].map((attempt) => retryDelayMs(attempt, () => 0))).toEqual([50, 100, 200, 15_000]);
  });

  it('gives poison one try and a failure ten', () => {
    expect(isFinalFailure(new PoisonEvent('unreadable'), 1)).toBe(true);
    expect(isFinalFailure(new Error('no'), 9)).toBe(false);
    expect(isFinalFailure(new Error('no'), 10)).toBe(true);
  });

  it('waits about a day for an event that another one needs', () => {
    expect(isFinalFailure(new NotKnownYet('User 1'), 3799)).toBe(false);
    expect(isFinalFailure(new NotKnownYet('User 1'), 3800)).toBe(true);
  });
});
