import type { bookPublished, EventData, examFinalized, Rubric } from '@colophon/contracts';
import { buildBookPublished } from '@colophon/testing';
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

/** Published, with rubrics of the above. */
export function buildBook(
  overrides: Partial<EventData<typeof bookPublished>> = {},
): EventData<typeof bookPublished> {
  return buildBookPublished({ bookId: BOOK_ID, title: 'Bread', rubrics: buildRubrics(), ...overrides });
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
