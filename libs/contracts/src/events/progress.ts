import { z } from 'zod';
import { defineEvent } from '../event-contract';

export const chapterRead = defineEvent(
  'colophon.progress.chapter-read.v1',
  'A reader opened a chapter for the first time.',
  z.object({ userId: z.uuid(), bookId: z.string(), chapterId: z.string(), readAt: z.iso.datetime() }),
);

export const chapterTestCompleted = defineEvent(
  'colophon.progress.chapter-test-completed.v1',
  'A reader finished a chapter test.',
  z.object({
    userId: z.uuid(),
    bookId: z.string(),
    chapterId: z.string(),
    score: z.int().min(0).max(100).describe('Percent, of this attempt.'),
    passed: z.boolean(),
    attempt: z.int().positive(),
    completedAt: z.iso.datetime(),
  }),
);
