import fc from 'fast-check';
import { buildExam, buildMcq, buildPaper, buildScenario } from '../../test/factories';
import { drawPaper, mcqItems, openItems, optionCounts, totalPoints } from './paper';

const ids = (items: Array<{ id: string }>) => items.map(({ id }) => id);

describe('drawPaper', () => {
  const pool = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => [buildMcq(number), buildScenario(number)]);

  it('draws as many items of each kind as the exam asks for, the open ones last', () => {
    const paper = drawPaper(buildExam({ pool, mcqCount: 3, openCount: 2 }), Math.random);
    expect(paper.items.map(({ type }) => type)).toEqual(['mcq', 'mcq', 'mcq', 'scenario', 'scenario']);
  });

  it('draws all there is when the pool is smaller', () => {
    const paper = drawPaper(buildExam({ mcqCount: 9, openCount: 9 }), Math.random);
    expect(mcqItems(paper)).toHaveLength(4);
    expect(openItems(paper)).toHaveLength(2);
  });

  it('follows the random numbers', () => {
    const exam = buildExam({ pool, mcqCount: 2, openCount: 1 });
    expect(ids(drawPaper(exam, () => 0).items)).toEqual([
      'a-book.exam.m01',
      'a-book.exam.m02',
      'a-book.exam.o01',
    ]);
    expect(ids(drawPaper(exam, () => 0.999).items)).toEqual([
      'a-book.exam.m08',
      'a-book.exam.m07',
      'a-book.exam.o08',
    ]);
  });

  it('never draws an item twice, changes one or reorders its options', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })), (numbers) => {
        const random = () => numbers.next().value as number;
        const { items } = drawPaper(buildExam({ pool, mcqCount: 5, openCount: 5 }), random);
        expect(new Set(ids(items)).size).toBe(10);
        for (const item of items) expect(pool).toContainEqual(item);
      }),
    );
  });

  it('leaves the pool as it is', () => {
    const exam = buildExam();
    drawPaper(exam, Math.random);
    expect(exam).toEqual(buildExam());
  });
});

describe('a paper', () => {
  it('adds up the points of its items', () => {
    expect(totalPoints(buildPaper())).toBe(4 * 2 + 2 * 5);
  });

  it('counts the options of each item, none for an open one', () => {
    expect(optionCounts(buildPaper({ items: [buildMcq(1), buildScenario(1)] }))).toEqual({
      'a-book.exam.m01': 4,
      'a-book.exam.o01': 0,
    });
  });
});
