import { z } from 'zod';
import { defineEvent } from '../event-contract';

export const criterionScoreSchema = z.object({
  name: z.string(),
  score: z.number().nonnegative(),
  maxScore: z.number().positive(),
});

export const answerGraded = defineEvent(
  'colophon.grading.answer-graded.v1',
  'One open answer of an exam has its score.',
  z.object({
    sessionId: z.uuid(),
    itemId: z.string(),
    score10: z.number().min(0).max(10),
    explanation: z.string(),
    criteria: z.array(criterionScoreSchema),
    actionables: z.array(z.string()),
    gradedBy: z.string().describe('"openai:<model>", or "rubric" for the built-in grader.'),
    gradedAt: z.iso.datetime(),
  }),
);

export const gradingDelayed = defineEvent(
  'colophon.grading.grading-delayed.v1',
  'The grader could not be reached for an answer; it is tried again until it succeeds.',
  z.object({
    sessionId: z.uuid(),
    itemId: z.string(),
    attempt: z.int().positive(),
    nextAttemptAt: z.iso.datetime(),
  }),
);
