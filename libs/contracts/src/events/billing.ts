import { z } from 'zod';
import { defineEvent } from '../event-contract';

export const subscriptionChanged = defineEvent(
  'colophon.billing.subscription-changed.v1',
  'A subscription began, changed or ended.',
  z.object({
    userId: z.uuid(),
    version: z
      .int()
      .positive()
      .describe('Grows with each change of this person’s subscription; ignore a lower one.'),
    active: z.boolean().describe('Whether the person may take exams.'),
    status: z.string().describe('The payment provider’s word for it.'),
    currentPeriodEnd: z.iso.datetime().nullable(),
    cancelAtPeriodEnd: z.boolean(),
  }),
);
