import { OPEN_ANSWER_MAX_CHARACTERS } from '@colophon/contracts';
import type { SessionState, SessionStatus } from './session';

export interface AnswerInput {
  mcqIndex?: number | null;
  openAnswerText?: string | null;
}

export type GivenAnswer = { type: 'mcq'; mcqIndex: number } | { type: 'open'; openAnswerText: string };

export type FieldErrors = Record<string, string[]>;

export type ReadAnswer = { type: 'answer'; answer: GivenAnswer } | { type: 'invalid'; errors: FieldErrors };

export type SaveDecision =
  { type: 'save' } | { type: 'closed'; status: SessionStatus } | { type: 'invalid'; errors: FieldErrors };

const NOT_AN_OPTION = 'The picked option is not one of the question’s.';

/** What can be said about an answer without its question. */
export function readAnswer({ mcqIndex, openAnswerText }: AnswerInput): ReadAnswer {
  const picked = mcqIndex ?? null;
  const written = openAnswerText ?? null;
  if ((picked === null) === (written === null)) {
    return invalid('', 'Give exactly one of mcqIndex and openAnswerText.');
  }
  if (picked !== null) {
    return picked < 0
      ? invalid('mcqIndex', NOT_AN_OPTION)
      : { type: 'answer', answer: { type: 'mcq', mcqIndex: picked } };
  }
  return readText(written ?? '');
}

/** Whether a session whose deadline has been seen to takes an answer. */
export function decideSave(session: SessionState, itemId: string, answer: GivenAnswer): SaveDecision {
  if (session.status !== 'InProgress') return { type: 'closed', status: session.status };
  const item = session.paper.items.find(({ id }) => id === itemId);
  if (!item) return invalid('itemId', 'The question is not part of this exam.');
  if (item.type === 'scenario') {
    return answer.type === 'open'
      ? { type: 'save' }
      : invalid('mcqIndex', 'This question asks for a written answer.');
  }
  if (answer.type === 'open') {
    return invalid('openAnswerText', 'This question asks for one of its options.');
  }
  return answer.mcqIndex < item.options.length ? { type: 'save' } : invalid('mcqIndex', NOT_AN_OPTION);
}

function readText(text: string): ReadAnswer {
  // NUL is the one character that PostgreSQL cannot keep.
  const openAnswerText = text.replaceAll('\0', '');
  if (openAnswerText.trim() === '') return invalid('openAnswerText', 'Write an answer before saving it.');
  if (openAnswerText.length > OPEN_ANSWER_MAX_CHARACTERS) {
    return invalid('openAnswerText', `An answer has at most ${OPEN_ANSWER_MAX_CHARACTERS} characters.`);
  }
  return { type: 'answer', answer: { type: 'open', openAnswerText } };
}

function invalid(field: string, message: string): { type: 'invalid'; errors: FieldErrors } {
  return { type: 'invalid', errors: { [field]: [message] } };
}
