import { z } from 'zod';
import { text, type RestCall } from '../rest-call';

export const gradingCalls: RestCall[] = [
  {
    method: 'POST',
    path: '/grading/score-open',
    summary: 'Scores a practice answer at once.',
    signedIn: true,
    input: z
      .object({
        bookId: text('bookId'),
        chapterId: text('chapterId'),
        examItemId: text('examItemId'),
        prompt: z.string().default(''),
        userAnswer: z.string('userAnswer is required'),
        maxPoints: z.int().default(10),
      })
      .transform((input) => ({ input })),
    operation: `mutation ScoreOpenAnswer($input: ScoreOpenAnswerInput!) {
      scoreOpenAnswer(input: $input) {
        __typename
        ... on OpenAnswerScore {
          score10 explanation criteria { name score maxScore } actionables gradedBy
        }
        ... on ScoringAllowanceUsed { message retryAfterSeconds }
      }
    }`,
  },
];
