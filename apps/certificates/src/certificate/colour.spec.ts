import fc from 'fast-check';
import { contrast, darkenUntilReadable } from './colour';

const PAPER = '#fdfaf2';

describe('colours on paper', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s has a contrast of %d', (first, second, expected) => {
    expect(contrast(first, second)).toBeCloseTo(expected, 2);
  });

  it('stay as they are where they can be read', () => {
    expect(darkenUntilReadable('#7a1f1f', PAPER, 4.5)).toBe('#7a1f1f');
  });

  it('always end up readable', () => {
    const anyColour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(anyColour, (hex) => {
        expect(contrast(darkenUntilReadable(hex, PAPER, 4.5), PAPER)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
