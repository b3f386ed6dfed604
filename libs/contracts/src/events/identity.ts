import { z } from 'zod';
import { defineEvent } from '../event-contract';

export const userRegistered = defineEvent(
  'colophon.identity.user-registered.v1',
  'Somebody created an account; the address is not verified yet.',
  z.object({ userId: z.uuid(), email: z.email() }),
);

export const userVerified = defineEvent(
  'colophon.identity.user-verified.v1',
  'A person proved that the e-mail address is theirs.',
  z.object({
    userId: z.uuid(),
    email: z.email(),
    name: z.string().describe('What to call the person.'),
  }),
);
