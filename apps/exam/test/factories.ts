import type {
  answerGraded,
  bookPublished,
  EventData,
  ExamPaper,
  McqExamItem,
  ScenarioExamItem,
} from '@colophon/contracts';
import { buildBookPublished } from '@colophon/testing';
import type { DrawnPaper } from '../src/paper/paper';
import type { Grade, SavedAnswer } from '../src/session/scoring';
import type { SessionState } from '../src/session/session';

export const NOW = new Date('2025-03-01T10:00:00.000Z');

/** The right option of item n is n modulo 4. */
export function buildMcq(number: number, overrides: Partial<McqExamItem> = {}): McqExamItem {
  return {
    id: `a-book.exam.m0${number}`,
    type: 'mcq',
    stem: `Which of these is number ${number}?`,
    options: ['one', 'two', 'three', 'four'].map((word) => `${word} of ${number}`),
    answerIndex: number % 4,
    rationales: ['a', 'b', 'c', 'd'].map((letter) => `RATIONALE ${letter} of ${number}`),
    ...overrides,
  };
}

export function buildScenario(number: number, overrides: Partial<ScenarioExamItem> = {}): ScenarioExamItem {
  return {
    id: `a-book.exam.o0${number}`,
    type: 'scenario',
    stem: `A situation ${number}`,
    prompt: `What would you do in situation ${number}?`,
    whatToLookFor: ['a plan', 'a reason'],
    ...overrides,
  };
}

/** Four multiple-choice and two open questions on a paper, worth 4 × 2 + 2 × 5 points. */
export function buildExam(overrides: Partial<ExamPaper> = {}): ExamPaper {
  return {
    passingScore: 85,
    mcqCount: 4,
    openCount: 2,
    mcqPoints: 2,
    openPoints: 5,
    notes: ['Take your time.'],
    pool: [
      ...[1, 2, 3, 4].map((number) => buildMcq(number)),
      ...[1, 2].map((number) => buildScenario(number)),
    ],
    ...overrides,
  };
}

export function buildPaper(overrides: Partial<DrawnPaper> = {}): DrawnPaper {
  const { passingScore, mcqPoints, openPoints, pool } = buildExam();
  return { passingScore, mcqPoints, openPoints, items: pool, ...overrides };
}

export function buildAnswers(paper: DrawnPaper): Record<string, SavedAnswer> {
  const savedAt = NOW.toISOString();
  return Object.fromEntries(
    paper.items.map((item) => [
      item.id,
      item.type === 'mcq'
        ? { mcqIndex: item.answerIndex, savedAt }
        : { openAnswerText: `My answer to ${item.id}`, savedAt },
    ]),
  );
}

/** A session with every question answered right, half an hour before its deadline. */
export function buildSession(overrides: Partial<SessionState> = {}): SessionState {
  const paper = overrides.paper ?? buildPaper();
  return {
    status: 'InProgress',
    deadlineAt: new Date(NOW.getTime() + 30 * 60_000),
    paper,
    answers: buildAnswers(paper),
    grades: {},
    delayedItemIds: [],
    ...overrides,
  };
}

export function buildGrade(overrides: Partial<Grade> = {}): Grade {
  return {
    score10: 8,
    explanation: 'A plan, and nearly a reason.',
    criteria: [{ name: 'a plan', score: 5, maxScore: 5 }],
    actionables: ['Give the reason too.'],
    gradedBy: 'rubric',
    gradedAt: NOW.toISOString(),
    ...overrides,
  };
}

export function buildAnswerGraded(
  sessionId: string,
  itemId: string,
  overrides: Partial<Grade> = {},
): EventData<typeof answerGraded> {
  return { sessionId, itemId, ...buildGrade(overrides) };
}

/** Published, with an exam of the above. */
export function buildBook(
  overrides: Partial<EventData<typeof bookPublished>> = {},
): EventData<typeof bookPublished> {
  return buildBookPublished({ bookId: 'a-book', title: 'A Book', exam: buildExam(), ...overrides });
}
