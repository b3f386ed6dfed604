import { BADGE_ACCENT_HEX, BADGE_PRIMARY_HEX } from '@colophon/contracts';
import { type FieldErrors, InvalidInput } from '@colophon/service-kit';
import { z } from 'zod';
import { type Certificate, ISSUER } from './certificate';

const text = (name: string, maxLength: number) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(maxLength, `${name} must be at most ${maxLength} characters`);

const colour = (name: string, standard: string) =>
  z
    .string({ error: `${name} must be a colour such as ${standard}` })
    .regex(/^#[0-9A-Fa-f]{6}$/, `${name} must be a colour such as ${standard}`)
    .nullish()
    .transform((hex) => hex ?? standard);

const SCORE = 'score must be a number from 0 to 100';
const DATE = 'issuedOn must be an ISO 8601 date such as 2026-11-21';

const certificateSchema = z.object(
  {
    userName: text('userName', 120),
    bookTitle: text('bookTitle', 200),
    score: z.number({ error: SCORE }).min(0, SCORE).max(100, SCORE),
    issuedOn: z
      .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: DATE })
      .transform((date) => date.slice(0, 'YYYY-MM-DD'.length)),
    badgeId: text('badgeId', 64),
    issuer: text('issuer', 80)
      .nullish()
      .transform((issuer) => issuer ?? ISSUER),
    primaryHex: colour('primaryHex', BADGE_PRIMARY_HEX),
    accentHex: colour('accentHex', BADGE_ACCENT_HEX),
    bookId: z.string().max(128, 'bookId must be at most 128 characters').nullish(),
  },
  { error: 'A certificate is required' },
);

/**
 * Reads what a caller would have on a certificate. As it is the caller's word, it is a sample.
 * @throws InvalidInput with messages by field.
 */
export function readCertificateInput(input: unknown): Certificate {
  const parsed = certificateSchema.safeParse(input);
  if (!parsed.success) throw new InvalidInput(fieldErrors(parsed.error));
  const { bookId: _, ...sample } = parsed.data;
  return { ...sample, isGenuine: false };
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.')] ??= []).push(message);
  return errors;
}
