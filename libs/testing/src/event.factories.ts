import { randomUUID } from 'node:crypto';
import type {
  bookPublished,
  EventData,
  examGraded,
  subscriptionChanged,
  userVerified,
} from '@colophon/contracts';

type BookPublished = EventData<typeof bookPublished>;
type ExamGraded = EventData<typeof examGraded>;
type SubscriptionChanged = EventData<typeof subscriptionChanged>;
type UserVerified = EventData<typeof userVerified>;

/** A book without chapters or questions. */
export function buildBookPublished({
  bookId = 'the-art-of-war',
  ...overrides
}: Partial<BookPublished> = {}): BookPublished {
  return {
    bookId,
    version: 1,
    slug: bookId,
    title: 'The Art of War',
    theme: { primary: '#7A1F1F', secondary: '#2B2B2B', accent: '#C8A04B' },
    chapters: [],
    exam: { passingScore: 85, mcqCount: 1, openCount: 1, mcqPoints: 2, openPoints: 5, notes: [], pool: [] },
    rubrics: [],
    ...overrides,
  };
}

export function buildUserVerified(overrides: Partial<UserVerified> = {}): UserVerified {
  const userId = randomUUID();
  return { userId, email: `ada-${userId.slice(0, 8)}@example.org`, name: 'Ada Lovelace', ...overrides };
}

/** A passed exam. */
export function buildExamGraded(overrides: Partial<ExamGraded> = {}): ExamGraded {
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
    open: { points: 14, maxPoints: 15 },
    gradedAt: '2026-11-21T22:30:00.000Z',
    ...overrides,
  };
}

/** A subscription that lets its owner take exams. */
export function buildSubscriptionChanged(overrides: Partial<SubscriptionChanged> = {}): SubscriptionChanged {
  return {
    userId: randomUUID(),
    version: 1,
    active: true,
    status: 'active',
    currentPeriodEnd: '2026-12-21T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    ...overrides,
  };
}
