import { z } from 'zod';

const metadata = z.record(z.string(), z.string()).default({});

const address = z.url({ protocol: /^https?$/, error: 'not a valid URL' });

/** A list of one element; what is not sold here (several prices, quantities above one) is refused, not ignored. */
const lineItems = z
  .array(z.strictObject({ price: z.string().min(1), quantity: z.literal('1').default('1') }))
  .length(1);

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
};

export const createCustomer = z.strictObject({
  email: z.string().min(1).optional(),
  name: z.string().optional(),
  metadata,
});

export const listCustomers = z.strictObject({ ...page, email: z.string().optional() });

export const createCheckout = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string().min(1),
  line_items: lineItems,
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).default({ metadata: {} }),
});

export const createPortal = z.strictObject({ customer: z.string().min(1), return_url: address.optional() });

export const listSubscriptions = z.strictObject({
  ...page,
  customer: z.string().optional(),
  status: z.enum(['all', 'active', 'past_due', 'canceled', 'ended']).optional(),
});

export const retrieve = z.strictObject({ expand: z.array(z.string()).max(0).optional() });
