import type { ExamResultsQuery } from '../../generated/graphql';

export type SessionWithResults = NonNullable<ExamResultsQuery['examSession']>;
export type ExamResults = NonNullable<SessionWithResults['results']>;
/** What the results screens need of the exam's book. */
export type ResultsBook = SessionWithResults['book'];

/** Once everything is graded; null while a part of it is missing. */
export interface FinalScore {
  totalScore: number;
  passed: boolean;
  passingScore: number;
}

export function finalScore({ isGrading, totalScore, passed, passingScore }: ExamResults): FinalScore | null {
  if (isGrading || totalScore == null || passed == null) return null;
  return { totalScore, passed, passingScore };
}
