export interface ExamStanding {
  hasCompletedExam: boolean;
  passed: boolean;
  openSessionId?: string | null;
}

/** What a learner can do next about a book's exam. */
export type ExamStep =
  { kind: 'start' } | { kind: 'continue'; sessionId: string } | { kind: 'retake' } | { kind: 'nothing' };

/** An attempt under way goes before everything; a retake is offered only to who has not passed. */
export function nextExamStep(standing: ExamStanding | null): ExamStep {
  if (standing?.openSessionId) return { kind: 'continue', sessionId: standing.openSessionId };
  if (!standing?.hasCompletedExam) return { kind: 'start' };
  return standing.passed ? { kind: 'nothing' } : { kind: 'retake' };
}
