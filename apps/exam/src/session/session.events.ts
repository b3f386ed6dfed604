import type { EventData, examFinalized, examGraded, examStarted } from '@colophon/contracts';
import { openAnswers, type HandInReason, type ScoredOutcome } from './session';
import type { ExamSessionEntity } from './session.entity';

type Identified = Pick<ExamSessionEntity, 'id' | 'userId' | 'bookId' | 'bookVersion' | 'attempt'>;
type Started = Identified & Pick<ExamSessionEntity, 'startedAt' | 'deadlineAt'>;

export function startedEvent(session: Started): EventData<typeof examStarted> {
  return {
    ...identity(session),
    startedAt: session.startedAt.toISOString(),
    deadlineAt: session.deadlineAt.toISOString(),
  };
}

export function finalizedEvent(
  session: ExamSessionEntity,
  reason: HandInReason,
  finalizedAt: Date,
): EventData<typeof examFinalized> {
  return {
    ...identity(session),
    finalizedAt: finalizedAt.toISOString(),
    reason,
    openAnswers: openAnswers(session),
  };
}

export function gradedEvent(
  session: ExamSessionEntity,
  outcome: ScoredOutcome,
): EventData<typeof examGraded> {
  return {
    ...identity(session),
    totalScore: outcome.totalScore,
    passingScore: session.paper.passingScore,
    passed: outcome.passed,
    mcq: { correct: outcome.mcqCorrect, total: session.mcqTotal },
    open: { points: outcome.openPoints, maxPoints: session.openTotal * session.paper.openPoints },
    gradedAt: outcome.completedAt.toISOString(),
  };
}

function identity({ id, userId, bookId, bookVersion, attempt }: Identified) {
  return { sessionId: id, userId, bookId, bookVersion, attempt };
}
