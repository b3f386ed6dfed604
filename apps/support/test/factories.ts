import { randomUUID } from 'node:crypto';
import type { badgeIssued, bookPublished, EventData, examGraded, userVerified } from '@colophon/contracts';

type Overrides<Data> = Partial<Data>;

export function buildVerifiedUser(
  overrides: Overrides<EventData<typeof userVerified>> = {},
): EventData<typeof userVerified> {
  const name = `reader-${randomUUID().slice(0, 8)}`;
  return { userId: randomUUID(), email: `${name}@example.com`, name, ...overrides };
}

export function buildPublishedBook(
  overrides: Overrides<EventData<typeof bookPublished>> = {},
): EventData<typeof bookPublished> {
  const bookId = overrides.bookId ?? `book-${randomUUID().slice(0, 8)}`;
  return {
    bookId,
    version: 1,
    slug: bookId,
    title: 'The Art of War',
    theme: { primary: '#4F46E5', secondary: '#111111', accent: '#818CF8' },
    chapters: [],
    exam: {
      passingScore: 85,
      mcqCount: 1,
      openCount: 1,
      mcqPoints: 2,
      openPoints: 5,
      notes: [],
      pool: [],
    },
    rubrics: [],
    ...overrides,
  };
}

export function buildExamResult(
  overrides: Overrides<EventData<typeof examGraded>> = {},
): EventData<typeof examGraded> {
  return {
    sessionId: randomUUID(),
    userId: randomUUID(),
    bookId: 'the-art-of-war',
    bookVersion: 1,
    attempt: 1,
    totalScore: 91,
    passingScore: 85,
    passed: true,
    mcq: { correct: 9, total: 10 },
    open: { points: 20, maxPoints: 25 },
    gradedAt: '2026-03-01T12:00:00Z',
    ...overrides,
  };
}

export function buildBadge(
  overrides: Overrides<EventData<typeof badgeIssued>> = {},
): EventData<typeof badgeIssued> {
  return {
    badgeId: `CLP-${randomUUID().slice(0, 8)}`,
    userId: randomUUID(),
    bookId: 'the-art-of-war',
    bookTitle: 'The Art of War',
    sessionId: randomUUID(),
    score: 91,
    issuedOn: '2026-03-01',
    ...overrides,
  };
}
