import type { bookPublished, EventData } from '@colophon/contracts';
import { buildBookPublished } from '@colophon/testing';

type BookPublished = EventData<typeof bookPublished>;

/** A published book with so many chapters. */
export function buildBook(
  chapterCount: number,
  { bookId = 'bookbinding', ...overrides }: Partial<BookPublished> = {},
): BookPublished {
  const chapters = Array.from({ length: chapterCount }, (_, position) => ({
    id: `${bookId}.${String(position + 1).padStart(2, '0')}`,
    index: position + 1,
    title: `Chapter ${position + 1}`,
  }));
  return buildBookPublished({ bookId, chapters, ...overrides });
}
