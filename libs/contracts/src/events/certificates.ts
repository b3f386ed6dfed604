import { z } from 'zod';
import { defineEvent } from '../event-contract';

export const badgeIssued = defineEvent(
  'colophon.certificates.badge-issued.v1',
  'A learner earned the certificate of a book.',
  z.object({
    badgeId: z.string().describe('The public id anybody can verify.'),
    userId: z.uuid(),
    bookId: z.string(),
    bookTitle: z.string(),
    sessionId: z.uuid().describe('The exam that was passed.'),
    score: z.int().min(0).max(100).describe('Percent.'),
    issuedOn: z.iso.date(),
  }),
);
