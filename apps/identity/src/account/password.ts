import { PASSWORD_MIN_LENGTH } from '@colophon/contracts';

const MAX_LENGTH = 200;

/** Why a password cannot be chosen; null when it can. Lengths are in characters as people count them. */
export function passwordProblem(password: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
  if (length > MAX_LENGTH) return `Password must be at most ${MAX_LENGTH} characters`;
  return null;
}
