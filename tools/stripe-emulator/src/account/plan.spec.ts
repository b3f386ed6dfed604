import { addMonth } from './plan';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

describe('addMonth', () => {
  it.each([
    ['2026-03-15T10:20:30Z', '2026-04-15T10:20:30Z'],
    ['2026-12-31T23:59:59Z', '2027-01-31T23:59:59Z'],
    ['2026-01-31T00:00:00Z', '2026-02-28T00:00:00Z'],
    ['2028-01-31T12:00:00Z', '2028-02-29T12:00:00Z'],
  ])('moves %s to %s', (from, to) => {
    expect(addMonth(seconds(from))).toBe(seconds(to));
  });
});
