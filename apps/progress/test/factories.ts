import type { bookPublished, EventData } from '@colophon/contracts';

type BookPublished = EventData<typeof bookPublished>;

/** A published book with so many chapters; progress looks at nothing else in it. */
export function buildBookPublished(
  chapterCount: number,
  { bookId = 'bookbinding', ...overrides }: Partial<BookPublished> = {},
): BookPublished {
  return {
    bookId,
    version: 1,
    slug: bookId,
    title: 'Bookbinding',
    theme: { primary: '#112233', secondary: '#445566', accent: '#778899' },
    chapters: Array.from({ length: chapterCount }, (_, position) => ({
      id: `${bookId}.${String(position + 1).padStart(2, '0')}`,
      index: position + 1,
      title: `Chapter ${position + 1}`,
    })),
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
