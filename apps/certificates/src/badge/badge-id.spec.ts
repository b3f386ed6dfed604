import { newBadgeId, readBadgeId } from './badge-id';

describe('a badge id', () => {
  it('spells eighty bits in groups of four', () => {
    expect(newBadgeId(new Uint8Array(10))).toBe('CLP-0000-0000-0000-0000');
    expect(newBadgeId(new Uint8Array(10).fill(255))).toBe('CLP-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(newBadgeId(Uint8Array.of(0, 0, 0, 0, 1, 0x08, 0, 0, 0, 0))).toBe('CLP-0000-0001-1000-0000');
  });

  it('is another every time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newBadgeId())).size).toBe(1000);
  });

  it('can be read back, however it was typed', () => {
    const badgeId = newBadgeId();
    expect(readBadgeId(badgeId)).toBe(badgeId);
    expect(readBadgeId(` ${badgeId.toLowerCase().replaceAll('-', ' ')} `)).toBe(badgeId);
    expect(readBadgeId('clp-oooo-iiii-llll-0000')).toBe('CLP-0000-1111-1111-0000');
  });

  it.each([
    '',
    'CLP-',
    'CLP-0000-0000-0000',
    'XYZ-0000-0000-0000-0000',
    "CLP-0000-0000-0000-000'",
    'CLP-UUUU-0000-0000-0000',
  ])('cannot be "%s"', (typed) => {
    expect(readBadgeId(typed)).toBeNull();
  });
});
