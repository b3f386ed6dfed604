import { z } from 'zod';

export const mcqExamItemSchema = z.object({
  id: z.string(),
  type: z.literal('mcq'),
  stem: z.string(),
  options: z.array(z.string()).min(2),
  answerIndex: z.int().nonnegative(),
  rationales: z.array(z.string()).describe('One an option, in the same order.'),
});

export const scenarioExamItemSchema = z.object({
  id: z.string(),
  type: z.literal('scenario'),
  stem: z.string(),
  prompt: z.string(),
  whatToLookFor: z.array(z.string()),
});

export const examItemSchema = z.discriminatedUnion('type', [mcqExamItemSchema, scenarioExamItemSchema]);

/** A book's exam: a pool of items, of which every session draws a paper. */
export const examPaperSchema = z.object({
  passingScore: z.int().min(70).max(100).describe('Percent of the points.'),
  mcqCount: z.int().positive().describe('Multiple-choice items on one paper.'),
  openCount: z.int().positive().describe('Open items on one paper.'),
  mcqPoints: z.int().positive(),
  openPoints: z.int().positive(),
  notes: z.array(z.string()),
  pool: z.array(examItemSchema),
});

/** What the grader needs to score the answer to one open question. */
export const rubricSchema = z.object({
  questionId: z.string(),
  chapterId: z.string().nullable().describe('Null for questions of the exam.'),
  prompt: z.string().describe('The situation and the task, as the learner reads them.'),
  markingPoints: z.array(z.string()).min(1),
});

export type McqExamItem = z.infer<typeof mcqExamItemSchema>;
export type ScenarioExamItem = z.infer<typeof scenarioExamItemSchema>;
export type ExamItem = z.infer<typeof examItemSchema>;
export type ExamPaper = z.infer<typeof examPaperSchema>;
export type Rubric = z.infer<typeof rubricSchema>;
