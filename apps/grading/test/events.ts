import type {
  bookPublished,
  EventData,
  examFinalized,
  Rubric,
  subscriptionChanged,
} from '@colophon/contracts';
import { randomUUID } from 'node:crypto';
import { ANSWERS, buildRubric } from './factories';

export const BOOK_ID = 'bread';
export const EXAM_ITEM_ID = 'bread.exam.o01';
export const CHAPTER_QUESTION_ID = 'bread.01.s1';

export const buildRubrics = (): Rubric[] => [
  buildRubric({ questionId: CHAPTER_QUESTION_ID }),
  buildRubric({ questionId: EXAM_ITEM_ID, chapterId: null }),
  buildRubric({ questionId: 'bread.exam.o02', chapterId: null }),
];

export function buildBookPublished(
  overrides: Partial<EventData<typeof bookPublished>> = {},
): EventData<typeof bookPublished> {
  return {
    bookId: BOOK_ID,
    version: 1,
    slug: BOOK_ID,
    title: 'Bread',
    theme: { primary: '#4F46E5', secondary: '#818CF8', accent: '#3B82F6' },
    chapters: [{ id: 'bread.01', index: 1, title: 'Flour' }],
    exam: { passingScore: 85, mcqCount: 1, openCount: 2, mcqPoints: 2, openPoints: 5, notes: [], pool: [] },
    rubrics: buildRubrics(),
    ...overrides,
  };
}

export function buildExamFinalized(
  overrides: Partial<EventData<typeof examFinalized>> = {},
): EventData<typeof examFinalized> {
  return {
    sessionId: randomUUID(),
    userId: randomUUID(),
    bookId: BOOK_ID,
    bookVersion: 1,
    attempt: 1,
    finalizedAt: '2026-03-01T12:00:00.000Z',
    reason: 'submitted',
    openAnswers: [{ itemId: EXAM_ITEM_ID, answer: ANSWERS.full }],
    ...overrides,
  };
}

export function buildSubscriptionChanged(
  overrides: Partial<EventData<typeof subscriptionChanged>> = {},
): EventData<typeof subscriptionChanged> {
  return {
    userId: randomUUID(),
    version: 1,
    active: true,
    status: 'active',
    currentPeriodEnd: '2026-04-01T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    ...overrides,
  };
}
