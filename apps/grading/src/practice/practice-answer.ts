import { OPEN_ANSWER_MAX_CHARACTERS, OPEN_ANSWER_MAX_POINTS } from '@colophon/contracts';
import type { FieldErrors } from '@colophon/service-kit';

/** What is wrong with a practice answer, by field; null when it can be scored. */
export function practiceAnswerErrors(input: { userAnswer: string; maxPoints: number }): FieldErrors | null {
  const errors: FieldErrors = {};
  if (input.userAnswer.trim() === '') errors['userAnswer'] = ['Write an answer first.'];
  if (input.userAnswer.length > OPEN_ANSWER_MAX_CHARACTERS) {
    errors['userAnswer'] = [`An answer may have at most ${OPEN_ANSWER_MAX_CHARACTERS} characters.`];
  }
  if (input.maxPoints !== OPEN_ANSWER_MAX_POINTS) {
    errors['maxPoints'] = [`An answer is scored out of ${OPEN_ANSWER_MAX_POINTS}.`];
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
