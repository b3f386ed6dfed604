import { randomUUID } from 'node:crypto';
import type { badgeIssued, bookPublished, EventData } from '@colophon/contracts';
import { buildBookPublished } from '@colophon/testing';

type BadgeIssued = EventData<typeof badgeIssued>;
type BookPublished = EventData<typeof bookPublished>;

/** Published under an id of its own. */
export function buildBook(overrides: Partial<BookPublished> = {}): BookPublished {
  return buildBookPublished({ bookId: `book-${randomUUID().slice(0, 8)}`, ...overrides });
}

export function buildBadgeIssued(overrides: Partial<BadgeIssued> = {}): BadgeIssued {
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
