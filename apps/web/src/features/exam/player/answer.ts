/** What the learner has picked or written. */
export type Answer = { mcqIndex: number } | { openAnswerText: string };

/** The longest open answer that is taken. */
export const ANSWER_MAX_CHARACTERS = 10_000;

export function isSameAnswer(one: Answer, other: Answer): boolean {
  if ('mcqIndex' in one) return 'mcqIndex' in other && one.mcqIndex === other.mcqIndex;
  return 'openAnswerText' in other && one.openAnswerText === other.openAnswerText;
}

/** Whether the server would take it: an open answer must say something, and not too much. */
export function canBeSaved(answer: Answer): boolean {
  if ('mcqIndex' in answer) return true;
  return !isBlank(answer.openAnswerText) && answer.openAnswerText.length <= ANSWER_MAX_CHARACTERS;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Reads an answer out of anything; null when it is none. */
export function readAnswer(value: unknown): Answer | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('mcqIndex' in value && typeof value.mcqIndex === 'number') return { mcqIndex: value.mcqIndex };
  if ('openAnswerText' in value && typeof value.openAnswerText === 'string') {
    return { openAnswerText: value.openAnswerText };
  }
  return null;
}
