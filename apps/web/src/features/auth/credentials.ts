import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';

// The content security policy allows no code made at run time.
z.config({ jitless: true });

const PASSWORD_MIN_LENGTH = 6;

/** What both forms ask for. Messages are made when a check fails, in the language of that moment. */
export const credentialsSchema = z.object({
  email: z.email({ error: () => t`Invalid email address` }),
  password: z.string().check(
    z.minLength(PASSWORD_MIN_LENGTH, {
      error: () => t`Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
    }),
  ),
});

export type Credentials = z.infer<typeof credentialsSchema>;
