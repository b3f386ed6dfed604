import { z } from 'zod';
import { text, type RestCall } from '../rest-call';

const PROGRESS_FIELDS = 'chapterId isRead isTestPassed testScore testAttempts';
const byChapterId = z.object({ chapterId: text('chapterId') });

export const progressCalls: RestCall[] = [
  {
    method: 'POST',
    path: '/chapterprogress/{chapterId}/mark-read',
    summary: 'Marks a chapter as read.',
    signedIn: true,
    input: byChapterId,
    operation: `mutation MarkChapterRead($chapterId: ID!) {
      markChapterRead(chapterId: $chapterId) { ${PROGRESS_FIELDS} }
    }`,
  },
  {
    method: 'POST',
    path: '/chapterprogress/{chapterId}/update-test-score',
    summary: 'Records one finished chapter test.',
    signedIn: true,
    input: byChapterId.extend({ score: z.int('score must be a whole number from 0 to 100') }),
    operation: `mutation UpdateChapterTestScore($chapterId: ID!, $score: Int!) {
      updateChapterTestScore(chapterId: $chapterId, score: $score) { ${PROGRESS_FIELDS} }
    }`,
  },
  {
    method: 'GET',
    path: '/chapterprogress/{chapterId}',
    summary: 'The reader’s progress in a chapter.',
    signedIn: true,
    input: byChapterId,
    operation: `query ChapterProgress($chapterId: ID!) { chapterProgress(chapterId: $chapterId) { ${PROGRESS_FIELDS} } }`,
  },
  {
    method: 'GET',
    path: '/chapterprogress/book/{bookId}',
    summary: 'The reader’s progress in every chapter of a book.',
    signedIn: true,
    input: z.object({ bookId: text('bookId') }),
    operation: `query BookProgress($bookId: ID!) { bookProgress(bookId: $bookId) { ${PROGRESS_FIELDS} } }`,
  },
];
