import { criteriaOf, pointNames, score10Of } from './points';

describe('points', () => {
  it('shares ten points equally', () => {
    expect(criteriaOf(['a', 'b', 'c'], [1, 0.5, 0])).toEqual([
      { name: 'a', score: 3.33, maxScore: 3.33 },
      { name: 'b', score: 1.67, maxScore: 3.33 },
      { name: 'c', score: 0, maxScore: 3.33 },
    ]);
    expect(score10Of([1, 0.5, 0])).toBe(5);
  });

  it.each([[NaN], [-1], [Infinity], [999]])('keeps a share of %p in range', (share) => {
    expect(score10Of([share])).toBeGreaterThanOrEqual(0);
    expect(score10Of([share])).toBeLessThanOrEqual(10);
  });

  it('names a point by its first words', () => {
    expect(
      pointNames(['Compares both sides.', 'one two three four five six seven eight nine ten eleven']),
    ).toEqual(['Compares both sides', 'one two three four five six seven eight nine ten …']);
  });
});
