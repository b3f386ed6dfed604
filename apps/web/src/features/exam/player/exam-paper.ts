import type { ExamPaperQuery } from '../../../generated/graphql';

/** The learner's copy of the paper, as the player gets it. */
export type ExamPaper = NonNullable<ExamPaperQuery['examSession']>;
