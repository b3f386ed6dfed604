import { isOverdue, type SessionStatus } from './session';

/** What is known when a learner asks for an exam. */
export interface StartFacts {
  hasPaper: boolean;
  entitled: boolean;
  passedSessionId: string | null;
  /** The attempt that is being answered or graded; there is one at most. */
  open: { id: string; status: SessionStatus; deadlineAt: Date } | null;
  attempts: number;
}

export type StartDecision =
  | { type: 'no-paper' }
  | { type: 'subscription-required' }
  | { type: 'already-passed'; sessionId: string }
  | { type: 'hand-in-first'; sessionId: string }
  | { type: 'resume'; sessionId: string }
  | { type: 'start'; attempt: number };

/** A session that is being graded is resumed too: it leads the learner to the results that are coming. */
export function decideStart(facts: StartFacts, now: Date): StartDecision {
  if (!facts.hasPaper) return { type: 'no-paper' };
  if (!facts.entitled) return { type: 'subscription-required' };
  if (facts.passedSessionId) return { type: 'already-passed', sessionId: facts.passedSessionId };
  if (!facts.open) return { type: 'start', attempt: facts.attempts + 1 };
  if (isOverdue(facts.open, now)) return { type: 'hand-in-first', sessionId: facts.open.id };
  return { type: 'resume', sessionId: facts.open.id };
}
