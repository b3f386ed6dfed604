import { fitText } from './fit-text';

const ONE_LINE = { largest: 15, smallest: 6, width: 200, lines: 1 };

describe('the type size of a text', () => {
  it('is the largest for what is short', () => {
    expect(fitText('Ada Lovelace', ONE_LINE)).toBe(15);
    expect(fitText('', ONE_LINE)).toBe(15);
  });

  it('shrinks with the length, down to the smallest', () => {
    const sizes = [30, 40, 60].map((length) => fitText('n'.repeat(length), ONE_LINE));
    expect(sizes).toEqual([12.35, 9.26, 6.17]);
    expect(fitText('n'.repeat(500), ONE_LINE)).toBe(6);
  });

  it('gives square letters more room', () => {
    expect(fitText('孫'.repeat(20), ONE_LINE)).toBeLessThan(fitText('n'.repeat(20), ONE_LINE));
  });

  it('counts letters beyond the first plane once', () => {
    expect(fitText('😀'.repeat(20), ONE_LINE)).toBe(10);
  });
});
