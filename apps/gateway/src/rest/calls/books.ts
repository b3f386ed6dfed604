import { z } from 'zod';
import { NOTHING, text, type RestCall } from '../rest-call';

const PUBLIC_FIELDS = `id slug title authors categories year coverUrl descriptionShort descriptionMedium totalChapters
  theme { primary secondary accent }`;
const BOOK_FIELDS = `${PUBLIC_FIELDS} progressPct`;
const CACHE_SECONDS = 5;
const byBookId = z.object({ bookId: text('bookId') });

export const bookCalls: RestCall[] = [
  {
    method: 'GET',
    path: '/books/popular',
    summary: 'One page of the library, most popular first.',
    input: z.object({
      page: z.coerce.number('page must be a number').int().default(1),
      pageSize: z.coerce.number('pageSize must be a number').int().default(12),
    }),
    cacheSeconds: CACHE_SECONDS,
    operation: popularBooks(BOOK_FIELDS),
    visitorOperation: popularBooks(PUBLIC_FIELDS),
  },
  {
    method: 'GET',
    path: '/books/slug/{slug}',
    summary: 'A book by its slug.',
    input: z.object({ slug: text('slug') }),
    missing: 'Book Not Found',
    cacheSeconds: CACHE_SECONDS,
    operation: bookBySlug(BOOK_FIELDS),
    visitorOperation: bookBySlug(PUBLIC_FIELDS),
  },
  {
    method: 'GET',
    path: '/books/{bookId}/exam',
    summary: 'What the final exam of a book is made of.',
    input: byBookId,
    missing: 'Book Not Found',
    cacheSeconds: CACHE_SECONDS,
    operation: `query BookExam($bookId: ID!) {
      book(id: $bookId) { exam { totalPoints passingScore mcqCount openCount mcqPoints openPoints notes } }
    }`,
    reply: ({ exam }: { exam: { mcqCount: number; openCount: number } }) => ({
      ...exam,
      mcq: exam.mcqCount,
      open: exam.openCount,
    }),
  },
  {
    method: 'POST',
    path: '/books/seed-sample-books',
    summary: 'Installs the shipped library; changes nothing that is there.',
    signedIn: true,
    input: NOTHING,
    operation: `mutation SeedSampleBooks { seedSampleBooks { message created } }`,
  },
  {
    method: 'GET',
    path: '/chapters/book/{bookId}',
    summary: 'The chapters of a book in reading order, without questions.',
    input: byBookId,
    missing: 'Book Not Found',
    cacheSeconds: CACHE_SECONDS,
    operation: `query ChaptersOfBook($bookId: ID!) {
      book(id: $bookId) { chapters { id index title summary objectives questionCount } }
    }`,
    reply: ({ chapters }: { chapters: unknown[] }) => chapters,
  },
  {
    method: 'GET',
    path: '/chapters/{chapterId}',
    summary: 'A chapter with its practice questions.',
    signedIn: true,
    input: z.object({ chapterId: text('chapterId') }),
    missing: 'Chapter Not Found',
    operation: `query Chapter($chapterId: ID!) {
      chapter(id: $chapterId) {
        id bookId index title summary objectives
        questions { id type questionText options answerIndex rationales difficulty prompt whatToLookFor }
      }
    }`,
  },
];

function popularBooks(fields: string): string {
  return `query PopularBooks($page: Int!, $pageSize: Int!) {
    popularBooks(page: $page, pageSize: $pageSize) {
      books { ${fields} }
      pagination { currentPage totalPages totalCount hasNextPage hasPreviousPage }
    }
  }`;
}

function bookBySlug(fields: string): string {
  return `query BookBySlug($slug: String!) { bookBySlug(slug: $slug) { ${fields} } }`;
}
