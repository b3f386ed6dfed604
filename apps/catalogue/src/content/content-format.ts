import { z } from 'zod';

const text = z.string().trim().min(1);
const hexColour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #1A2B3C');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const words = (value: string): number => value.split(/\s+/).filter(Boolean).length;

export const bookFormat = z.strictObject({
  slug,
  title: text,
  authors: z.array(text).min(1),
  edition: text,
  categories: z.array(text).min(1),
  year: z.int(),
  descriptionShort: text.max(160),
  descriptionMedium: text.refine((value) => words(value) >= 80 && words(value) <= 150, {
    error: (issue) => `must be 80 to 150 words, is ${words(String(issue.input))}`,
  }),
  theme: z.strictObject({ primary: hexColour, secondary: hexColour, accent: hexColour }),
  cover: z.string().regex(/^[\w-]+\.svg$/, 'must name an .svg file in the folder of the book'),
  popularity: z.int().nonnegative(),
});

const difficulty = z.enum(['easy', 'medium', 'hard']);

const mcq = {
  type: z.literal('mcq'),
  difficulty,
  questionText: text,
  options: z
    .array(text)
    .length(4)
    .refine((options) => new Set(options).size === options.length, 'has the same option twice'),
  answer: z.int().min(1).max(4).describe('Position of the right option, from 1.'),
  rationales: z.array(text).length(4),
};

const sample = z.strictObject({ score: z.number().min(0).max(10), answer: text });

const scenario = {
  type: z.literal('scenario'),
  difficulty,
  questionText: text,
  prompt: text,
  whatToLookFor: z.array(text).min(3).max(5),
  samples: z
    .array(sample)
    .min(1)
    .describe('Answers with the score they deserve; they never leave the importer.'),
};

const id = (letter: string): z.ZodString =>
  z.string().regex(new RegExp(`^${letter}\\d+$`), `must be ${letter} and a number`);
const objective = z.int().min(1).describe('Position of the objective that is tested, from 1.');
const chapters = z.array(z.int().min(1)).min(1).describe('The chapters that are tested.');

export const chapterFormat = z.strictObject({
  index: z.int().min(1),
  title: text,
  summary: text,
  objectives: z.array(text).min(3).max(5),
  questions: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ id: id('q'), objective, ...mcq }),
        z.strictObject({ id: id('s'), objective, ...scenario }),
      ]),
    )
    .min(1),
});

const count = z.strictObject({ mcq: z.int().min(1), open: z.int().min(1) });

export const examFormat = z.strictObject({
  passingScore: z.int().min(70).max(100),
  paper: count.describe('Questions on one paper.'),
  points: count.describe('Points for one question.'),
  notes: z.array(text),
  questions: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ id: id('m'), chapters, ...mcq }),
      z.strictObject({ id: id('o'), chapters, ...scenario }),
    ]),
  ),
});

export type BookFile = z.infer<typeof bookFormat>;
export type ChapterFile = z.infer<typeof chapterFormat>;
export type ExamFile = z.infer<typeof examFormat>;
