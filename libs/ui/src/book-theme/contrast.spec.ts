import { contrastRatio, readableShade } from './contrast';

const PAPER = '#f3ecdf';
const NIGHT = '#1f1b16';

describe('contrastRatio', () => {
  it('is 21 between black and white, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  });
});

describe('readableShade', () => {
  it('leaves a colour alone that reads well already', () => {
    expect(readableShade('#7a2b26', PAPER, 5.2)).toBe('#7a2b26');
  });

  it.each([
    ['#ffe066', PAPER],
    ['#7a2b26', NIGHT],
    ['#27363c', NIGHT],
    ['#777777', PAPER],
    ['#000000', '#000000'],
    ['#ffffff', '#ffffff'],
  ])('finds a shade of %s that reads on %s', (colour, background) => {
    expect(contrastRatio(readableShade(colour, background, 5.2), background)).toBeGreaterThanOrEqual(5.2);
  });

  it('keeps the hue and the strength of the colour', () => {
    // hsl(4 53% 31%), lightened
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      parseInt(readableShade('#7a2b26', NIGHT, 5.2).slice(at, at + 2), 16),
    );
    expect(green - blue).toBeLessThan(15);
    expect(red - green).toBeGreaterThan(60);
  });
});
