import { fontFaces } from './fonts';

describe('the fonts of a certificate', () => {
  it.each([
    ['Ada Lovelace', 2],
    ['José Núñez', 2],
    ['Łukasz Żółć', 3],
    ['Nguyễn Văn Ánh', 3],
    ['Анна Каренина', 3],
    ['Ὅμηρος', 4],
    ['孫武', 2],
  ])('for “%s” are %i faces', (upright, faces) => {
    expect(fontFaces({ upright, italic: 'The Art of War' }).split('@font-face')).toHaveLength(faces + 1);
  });

  it('are upright or italic, as the text is', () => {
    const faces = fontFaces({ upright: 'Ada', italic: 'Анна' });
    expect(faces.match(/font-style:italic/g)).toHaveLength(2);
    expect(faces.match(/font-style:normal/g)).toHaveLength(1);
  });

  it('weigh no more than they must', () => {
    expect(fontFaces({ upright: 'Ada', italic: 'Ada' }).length).toBeLessThan(240_000);
    expect(fontFaces({ upright: 'Łukasz', italic: 'Łukasz' }).length).toBeLessThan(400_000);
  });

  it('need nothing from elsewhere', () => {
    const sources = fontFaces({ upright: 'Łukasz Анна', italic: 'Ὅμηρος' }).match(/url\(.{15}/g);
    expect(new Set(sources)).toEqual(new Set(['url(data:font/woff2']));
  });
});
