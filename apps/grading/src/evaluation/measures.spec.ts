import { correlation, foldsByGroup, rootMeanSquareError } from './measures';

describe('measures', () => {
  it('correlates', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  });

  it('measures the error', () => {
    expect(rootMeanSquareError([1, 2], [1, 4])).toBeCloseTo(Math.SQRT2);
  });

  it('never splits a group', () => {
    const items = ['a1', 'b1', 'a2', 'c1', 'b2'];
    expect(foldsByGroup(items, (item) => item.charAt(0), 2)).toEqual([
      ['a1', 'a2', 'c1'],
      ['b1', 'b2'],
    ]);
  });
});
