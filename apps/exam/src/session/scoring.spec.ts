import fc from 'fast-check';
import { buildAnswers, buildGrade, buildPaper, NOW } from '../../test/factories';
import { openItems } from '../paper/paper';
import { pointsOfGrade, scorePaper, type Grade, type SavedAnswer } from './scoring';

const paper = buildPaper();
const allRight = buildAnswers(paper);

function gradesOf(...scores: number[]): Record<string, Grade> {
  return Object.fromEntries(
    openItems(paper).map(({ id }, index) => [id, buildGrade({ score10: scores[index] })]),
  );
}

function picks(indexes: number[]): Record<string, SavedAnswer> {
  return Object.fromEntries(
    paper.items.map(({ id }, index) => [id, { mcqIndex: indexes[index], savedAt: NOW.toISOString() }]),
  );
}

describe('scorePaper', () => {
  it('gives everything right 100 percent', () => {
    expect(scorePaper(paper, allRight, gradesOf(10, 10))).toEqual({
      mcqCorrect: 4,
      openPoints: 10,
      totalScore: 100,
      passed: true,
    });
  });

  it('gives nothing for nothing', () => {
    expect(scorePaper(paper, {}, {})).toEqual({ mcqCorrect: 0, openPoints: 0, totalScore: 0, passed: false });
  });

  it('rounds the percent down', () => {
    // 8 + 7.25 of 18 points are 84.72 percent.
    expect(scorePaper(paper, allRight, gradesOf(7.5, 7))).toMatchObject({ totalScore: 84, passed: false });
  });

  it('passes at the mark exactly, whatever floating point makes of the sum', () => {
    const tenths = buildPaper({ openPoints: 1, mcqPoints: 1, passingScore: 85 });
    // 4 + 0.1 + 1 of 6 points are 85 percent.
    expect(scorePaper(tenths, allRight, gradesOf(1, 10))).toMatchObject({ totalScore: 85, passed: true });
  });

  it('takes the first option for a pick like any other', () => {
    expect(scorePaper(paper, picks([0, 0, 0, 0]), {})).toMatchObject({ mcqCorrect: 1 });
  });

  const anyPicks = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 });
  const anyScore = fc.double({ min: 0, max: 10, noNaN: true });

  it('stays between 0 and 100', () => {
    fc.assert(
      fc.property(anyPicks, anyScore, anyScore, (indexes, first, second) => {
        const { totalScore } = scorePaper(paper, picks(indexes), gradesOf(first, second));
        expect(Number.isInteger(totalScore) && totalScore >= 0 && totalScore <= 100).toBe(true);
      }),
    );
  });

  it('never falls when a grade rises', () => {
    fc.assert(
      fc.property(anyPicks, anyScore, anyScore, anyScore, (indexes, first, second, raise) => {
        const raised = Math.min(10, first + raise);
        const before = scorePaper(paper, picks(indexes), gradesOf(first, second));
        const after = scorePaper(paper, picks(indexes), gradesOf(raised, second));
        expect(after.totalScore).toBeGreaterThanOrEqual(before.totalScore);
      }),
    );
  });

  it('never falls when a pick becomes right', () => {
    fc.assert(
      fc.property(anyPicks, fc.integer({ min: 0, max: 3 }), anyScore, (indexes, position, score) => {
        const item = paper.items[position];
        const mended = indexes.with(position, item?.type === 'mcq' ? item.answerIndex : 0);
        const before = scorePaper(paper, picks(indexes), gradesOf(score, score));
        const after = scorePaper(paper, picks(mended), gradesOf(score, score));
        expect(after.totalScore).toBeGreaterThanOrEqual(before.totalScore);
      }),
    );
  });
});

describe('pointsOfGrade', () => {
  it.each([
    [10, 5],
    [7, 3.5],
    [0, 0],
    [11, 5],
    [-1, 0],
  ])('makes %d of 10 into %d of 5', (score10, points) => {
    expect(pointsOfGrade(buildGrade({ score10 }), 5)).toBe(points);
  });

  it('is nothing without a grade', () => {
    expect(pointsOfGrade(undefined, 5)).toBe(0);
  });
});
