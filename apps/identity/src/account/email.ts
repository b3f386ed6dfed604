import { z } from 'zod';

const MAX_LENGTH = 254;
const emailSchema = z.email().max(MAX_LENGTH);

/** The address as accounts are found by it, or null when it is none. */
export function parseEmail(input: string): string | null {
  const parsed = emailSchema.safeParse(input.trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}

/** What to call a person who has chosen no name: the part of the address before the @ sign. */
export function nameFromEmail(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
