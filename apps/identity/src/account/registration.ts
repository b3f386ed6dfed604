import { parseEmail } from './email';
import { passwordProblem } from './password';

export type RegistrationInput =
  { kind: 'valid'; email: string; password: string } | { kind: 'invalid'; errors: Record<string, string[]> };

export const INVALID_EMAIL = 'Invalid email address';

/** Reads what a person filled in to register, with every mistake named by its field. */
export function readRegistration(emailInput: string, password: string): RegistrationInput {
  const email = parseEmail(emailInput);
  const problem = passwordProblem(password);
  if (email && !problem) return { kind: 'valid', email, password };
  return {
    kind: 'invalid',
    errors: { ...(email ? {} : { email: [INVALID_EMAIL] }), ...(problem ? { password: [problem] } : {}) },
  };
}
