import { assertNever } from '@colophon/service-kit';
import { openItems, type DrawnPaper } from '../paper/paper';
import { countCorrect, scorePaper, type Grade, type SavedAnswer, type Score } from './scoring';

export type SessionStatus = 'InProgress' | 'Grading' | 'Completed' | 'Expired';

/** One attempt at a book's exam, whole: the paper as drawn, the answers as saved, the grades as received. */
export interface SessionState {
  status: SessionStatus;
  deadlineAt: Date;
  paper: DrawnPaper;
  answers: Record<string, SavedAnswer>;
  grades: Record<string, Grade>;
  delayedItemIds: string[];
}

export type HandInReason = 'submitted' | 'deadline';

/** Where a session stands once nothing more can be answered. */
export type Outcome =
  | { status: 'Grading'; mcqCorrect: number }
  | ({ status: 'Completed' | 'Expired'; completedAt: Date } & Score);

export type ScoredOutcome = Extract<Outcome, { completedAt: Date }>;

export type FinalizeDecision =
  | { type: 'handed-in-already' }
  | { type: 'unanswered'; itemIds: string[] }
  | { type: 'hand-in'; reason: HandInReason };

export type GradeDecision =
  | { type: 'stray'; why: string }
  | { type: 'duplicate' }
  | {
      type: 'recorded';
      grades: Record<string, Grade>;
      delayedItemIds: string[];
      /** Set by the last grade. */
      outcome: ScoredOutcome | null;
    };

export function isOverdue(session: Pick<SessionState, 'status' | 'deadlineAt'>, now: Date): boolean {
  return session.status === 'InProgress' && session.deadlineAt <= now;
}

/** Past the deadline the exam is handed in as it stands, answered or not. */
export function decideFinalize(session: SessionState, now: Date): FinalizeDecision {
  if (session.status !== 'InProgress') return { type: 'handed-in-already' };
  if (isOverdue(session, now)) return { type: 'hand-in', reason: 'deadline' };
  const itemIds = session.paper.items.map(({ id }) => id).filter((id) => !session.answers[id]);
  return itemIds.length > 0 ? { type: 'unanswered', itemIds } : { type: 'hand-in', reason: 'submitted' };
}

/** The open answers to be graded, in the order of the paper. */
export function openAnswers(
  session: Pick<SessionState, 'paper' | 'answers'>,
): Array<{ itemId: string; answer: string }> {
  return openItems(session.paper).flatMap(({ id }) => {
    const answer = session.answers[id]?.openAnswerText;
    return answer === undefined ? [] : [{ itemId: id, answer }];
  });
}

export function handIn(session: SessionState, reason: HandInReason, now: Date): Outcome {
  if (openAnswers(session).length > 0) {
    return { status: 'Grading', mcqCorrect: countCorrect(session.paper, session.answers) };
  }
  return { ...complete(session, now), status: statusWithoutGrading(reason) };
}

/**
 * What handing the session in has answered, or would have: the same for every call, however far grading
 * has come since.
 */
export function handInReply(session: SessionState, reason: HandInReason): Outcome['status'] {
  return openAnswers(session).length > 0 ? 'Grading' : statusWithoutGrading(reason);
}

/** The first grade of an answer stands; the last one that was missing completes the result. */
export function recordGrade(session: SessionState, itemId: string, grade: Grade, now: Date): GradeDecision {
  if (session.status === 'InProgress') return { type: 'stray', why: 'the exam is not handed in' };
  const awaited = openAnswers(session).map((answer) => answer.itemId);
  if (!awaited.includes(itemId)) return { type: 'stray', why: `no open answer ${itemId} in the exam` };
  if (session.grades[itemId]) return { type: 'duplicate' };
  const grades = { ...session.grades, [itemId]: grade };
  return {
    type: 'recorded',
    grades,
    delayedItemIds: session.delayedItemIds.filter((id) => id !== itemId),
    outcome: awaited.every((id) => grades[id]) ? complete({ ...session, grades }, now) : null,
  };
}

/** A delay is only news while the answer waits for its grade, which may have overtaken it. */
export function isDelayNews(session: SessionState, itemId: string): boolean {
  const isAwaited =
    session.status === 'Grading' &&
    !session.grades[itemId] &&
    openAnswers(session).some((answer) => answer.itemId === itemId);
  return isAwaited && !session.delayedItemIds.includes(itemId);
}

function complete(session: SessionState, now: Date): ScoredOutcome {
  const score = scorePaper(session.paper, session.answers, session.grades);
  return { status: 'Completed', completedAt: now, ...score };
}

function statusWithoutGrading(reason: HandInReason): 'Completed' | 'Expired' {
  switch (reason) {
    case 'submitted':
      return 'Completed';
    case 'deadline':
      return 'Expired';
    default:
      return assertNever(reason);
  }
}
