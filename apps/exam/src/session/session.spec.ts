import fc from 'fast-check';
import { buildGrade, buildMcq, buildPaper, buildSession, NOW } from '../../test/factories';
import type { Grade } from './scoring';
import {
  decideFinalize,
  handIn,
  handInReply,
  isDelayNews,
  openAnswers,
  recordGrade,
  type SessionState,
} from './session';

const OPEN = ['a-book.exam.o01', 'a-book.exam.o02'] as const;
const onlyMcq = buildPaper({ items: [buildMcq(1)] });

/** A session that was handed in and has these grades so far. */
function graded(grades: Record<string, Grade> = {}, overrides: Partial<SessionState> = {}): SessionState {
  return buildSession({ status: 'Grading', grades, ...overrides });
}

function without(session: SessionState, ...itemIds: string[]): SessionState {
  const answers = Object.entries(session.answers).filter(([id]) => !itemIds.includes(id));
  return { ...session, answers: Object.fromEntries(answers) };
}

describe('decideFinalize', () => {
  it('hands in what is answered whole', () => {
    expect(decideFinalize(buildSession(), NOW)).toEqual({ type: 'hand-in', reason: 'submitted' });
  });

  it('names what is not answered, in the order of the paper', () => {
    const session = without(buildSession(), OPEN[1], 'a-book.exam.m02');
    expect(decideFinalize(session, NOW)).toEqual({
      type: 'unanswered',
      itemIds: ['a-book.exam.m02', OPEN[1]],
    });
  });

  it('hands in at the deadline what there is', () => {
    const session = without(buildSession({ deadlineAt: NOW }), OPEN[1]);
    expect(decideFinalize(session, NOW)).toEqual({ type: 'hand-in', reason: 'deadline' });
  });

  it.each(['Grading', 'Completed', 'Expired'] as const)('changes nothing once %s', (status) => {
    expect(decideFinalize(buildSession({ status }), NOW)).toEqual({ type: 'handed-in-already' });
  });
});

describe('handIn', () => {
  it('scores multiple choice and leaves the open answers to grading', () => {
    expect(handIn(buildSession(), 'submitted', NOW)).toEqual({ status: 'Grading', mcqCorrect: 4 });
  });

  it('completes at once when nothing is to be graded', () => {
    expect(handIn(buildSession({ paper: onlyMcq }), 'submitted', NOW)).toEqual({
      status: 'Completed',
      completedAt: NOW,
      mcqCorrect: 1,
      openPoints: 0,
      totalScore: 100,
      passed: true,
    });
  });

  it('expires at the deadline when nothing is to be graded', () => {
    const session = without(buildSession(), ...OPEN);
    expect(handIn(session, 'deadline', NOW)).toMatchObject({
      status: 'Expired',
      totalScore: 44,
      passed: false,
    });
  });

  it('grades at the deadline what was written', () => {
    const session = without(buildSession(), OPEN[0]);
    expect(handIn(session, 'deadline', NOW)).toMatchObject({ status: 'Grading' });
    expect(openAnswers(session)).toEqual([{ itemId: OPEN[1], answer: `My answer to ${OPEN[1]}` }]);
  });

  it('replies the same later as at first', () => {
    for (const reason of ['submitted', 'deadline'] as const) {
      for (const session of [buildSession(), without(buildSession(), ...OPEN)]) {
        const first = handIn(session, reason, NOW);
        expect(handInReply({ ...session, status: 'Completed' }, reason)).toBe(first.status);
      }
    }
  });
});

describe('recordGrade', () => {
  it('waits for the grades that are missing', () => {
    const grade = buildGrade();
    expect(recordGrade(graded(), OPEN[0], grade, NOW)).toEqual({
      type: 'recorded',
      grades: { [OPEN[0]]: grade },
      delayedItemIds: [],
      outcome: null,
    });
  });

  it('completes the result with the last one', () => {
    const session = graded({ [OPEN[0]]: buildGrade({ score10: 10 }) });
    expect(recordGrade(session, OPEN[1], buildGrade({ score10: 6 }), NOW)).toMatchObject({
      outcome: {
        status: 'Completed',
        completedAt: NOW,
        mcqCorrect: 4,
        openPoints: 8,
        totalScore: 88,
        passed: true,
      },
    });
  });

  it('does not wait for open questions that were not answered', () => {
    const session = without(graded(), OPEN[0]);
    expect(recordGrade(session, OPEN[1], buildGrade({ score10: 10 }), NOW)).toMatchObject({
      outcome: { openPoints: 5, totalScore: 72, passed: false },
    });
  });

  it('keeps the first grade of an answer', () => {
    const session = graded({ [OPEN[0]]: buildGrade({ score10: 3 }) });
    expect(recordGrade(session, OPEN[0], buildGrade({ score10: 9 }), NOW)).toEqual({ type: 'duplicate' });
  });

  it('forgets that the answer was delayed', () => {
    const session = graded({}, { delayedItemIds: [...OPEN] });
    expect(recordGrade(session, OPEN[0], buildGrade(), NOW)).toMatchObject({ delayedItemIds: [OPEN[1]] });
  });

  it.each([
    ['of an item the exam does not have', graded(), 'another-book.exam.o01'],
    ['of a multiple-choice item', graded(), 'a-book.exam.m01'],
    ['of an item that was not answered', without(graded(), OPEN[0]), OPEN[0]],
    ['of an exam that is not handed in', buildSession(), OPEN[0]],
  ])('does not know what to do with a grade %s', (_, session, itemId) => {
    expect(recordGrade(session, itemId, buildGrade(), NOW)).toMatchObject({ type: 'stray' });
  });

  it('ends the same in whatever order the grades come, and however often', () => {
    const byItem = { [OPEN[0]]: buildGrade({ score10: 9 }), [OPEN[1]]: buildGrade({ score10: 4 }) };
    const deliveries = fc.shuffledSubarray([...OPEN, ...OPEN, ...OPEN], { minLength: 6 });
    fc.assert(
      fc.property(deliveries, (itemIds) => {
        const outcomes = itemIds.reduce<{ session: SessionState; completions: number[] }>(
          ({ session, completions }, itemId) => {
            const decision = recordGrade(session, itemId, byItem[itemId], NOW);
            if (decision.type !== 'recorded') return { session, completions };
            const status = decision.outcome?.status ?? session.status;
            const score = decision.outcome ? [decision.outcome.totalScore] : [];
            return {
              session: { ...session, status, grades: decision.grades },
              completions: [...completions, ...score],
            };
          },
          { session: graded(), completions: [] },
        );
        expect(outcomes.completions).toEqual([80]);
      }),
    );
  });
});

describe('isDelayNews', () => {
  it('is, while the answer waits for its grade', () => {
    expect(isDelayNews(graded(), OPEN[0])).toBe(true);
  });

  it.each([
    ['known already', graded({}, { delayedItemIds: [OPEN[0]] }), OPEN[0]],
    ['overtaken by the grade', graded({ [OPEN[0]]: buildGrade() }), OPEN[0]],
    ['of an answer that nobody gave', without(graded(), OPEN[0]), OPEN[0]],
    ['of a result that is complete', graded({}, { status: 'Completed' }), OPEN[0]],
  ])('is not, when it is %s', (_, session, itemId) => {
    expect(isDelayNews(session, itemId)).toBe(false);
  });
});
