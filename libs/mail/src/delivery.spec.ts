import { nextDelivery } from './delivery';

const failed = { attempt: 1, ageSeconds: 10, replyCode: null };

describe('after a failed delivery', () => {
  it.each([
    [1, 0, 0.5],
    [1, 1, 1],
    [4, 1, 8],
    [30, 1, 300],
  ])('try %i is followed, at random %d, after %d seconds', (attempt, random, afterSeconds) => {
    expect(nextDelivery({ ...failed, attempt }, random)).toEqual({ kind: 'retry', afterSeconds });
  });

  it('tries again when the server asks for patience', () => {
    expect(nextDelivery({ ...failed, replyCode: 451 }, 1).kind).toBe('retry');
  });

  it('gives up when the server refuses for good', () => {
    expect(nextDelivery({ ...failed, replyCode: 550 }, 1)).toEqual({ kind: 'give-up' });
  });

  it('gives up after two days', () => {
    expect(nextDelivery({ ...failed, ageSeconds: 48 * 3600 + 1 }, 1)).toEqual({ kind: 'give-up' });
  });
});
