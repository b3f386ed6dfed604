import { completeTest, isScore, passes, readChapter, readPercent, UNTOUCHED } from './chapter-progress';

const now = new Date('2026-03-01T12:00:00Z');

describe('reading a chapter', () => {
  it('is remembered from the first time', () => {
    expect(readChapter(UNTOUCHED, now)).toEqual({ ...UNTOUCHED, readAt: now });
  });

  it('changes nothing the second time', () => {
    expect(readChapter({ ...UNTOUCHED, readAt: now }, new Date())).toBeNull();
  });
});

describe('a chapter test', () => {
  it('counts from the first attempt, also one without a point', () => {
    expect(completeTest(UNTOUCHED, 0)).toEqual({ ...UNTOUCHED, bestScore: 0, testAttempts: 1 });
  });

  it.each([
    [60, 80, 80],
    [80, 60, 80],
  ])('after %i and then %i is worth %i', (first, second, best) => {
    expect(completeTest(completeTest(UNTOUCHED, first), second)).toMatchObject({
      bestScore: best,
      testAttempts: 2,
    });
  });

  it.each([
    [null, false],
    [69, false],
    [70, true],
    [100, true],
  ])('with a score of %s passes: %s', (score, expected) => {
    expect(passes(score)).toBe(expected);
  });

  it.each([
    [0, true],
    [100, true],
    [-1, false],
    [101, false],
    [50.5, false],
    [Number.NaN, false],
  ])('can score %d: %s', (score, expected) => {
    expect(isScore(score)).toBe(expected);
  });
});

describe('the percent of a book that was read', () => {
  it.each([
    [0, 13, null],
    [1, 13, 8],
    [2, 3, 67],
    [13, 13, 100],
    [0, 0, null],
  ])('after %i of %i chapters is %s', (read, chapters, expected) => {
    expect(readPercent(read, chapters)).toBe(expected);
  });
});
