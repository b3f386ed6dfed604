import type { EventData, examGraded } from '@colophon/contracts';
import type { ProjectedBookEntity } from '../projection/projected-book.entity';
import type { BadgeEntity } from './badge.entity';

type ExamGraded = EventData<typeof examGraded>;
type Book = Pick<ProjectedBookEntity, 'title' | 'primaryHex' | 'accentHex'>;
type Identifiers = Pick<BadgeEntity, 'id' | 'badgeId'>;

/** The badge of a passed exam. It keeps name, title and colours as they are now. */
export function badgeFor(exam: ExamGraded, holderName: string, book: Book, ids: Identifiers): BadgeEntity {
  return {
    ...ids,
    userId: exam.userId,
    bookId: exam.bookId,
    sessionId: exam.sessionId,
    holderName,
    bookTitle: book.title,
    score: exam.totalScore,
    issuedAt: new Date(exam.gradedAt),
    primaryHex: book.primaryHex,
    accentHex: book.accentHex,
  };
}

/** The day a badge was issued, in UTC: `2026-11-21`. */
export function issuedOn({ issuedAt }: Pick<BadgeEntity, 'issuedAt'>): string {
  return issuedAt.toISOString().slice(0, 10);
}
