import { z } from 'zod';
import { defineEvent } from '../event-contract';
import { examPaperSchema, rubricSchema } from '../exam-paper';

const hexColour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

export const bookPublished = defineEvent(
  'colophon.catalogue.book-published.v1',
  'A book, or a new version of it, can be read. Carries the exam paper and the rubrics, answers included.',
  z.object({
    bookId: z.string(),
    version: z.int().positive().describe('Grows with every change of content; a lower one is out of date.'),
    slug: z.string(),
    title: z.string(),
    theme: z.object({ primary: hexColour, secondary: hexColour, accent: hexColour }),
    chapters: z.array(z.object({ id: z.string(), index: z.int().positive(), title: z.string() })),
    exam: examPaperSchema,
    rubrics: z
      .array(rubricSchema)
      .describe('Marking points of every open question, of the chapters and of the exam.'),
  }),
);
