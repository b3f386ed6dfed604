import { createConfig, webAddress } from '@colophon/service-kit';
import { z } from 'zod';

export class BillingConfig extends createConfig({
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** The price of the plan, a month. */
  STRIPE_PRICE_ID: z.string().min(1),
  /** Where Stripe's API is when it is not Stripe's own: the emulator. */
  STRIPE_API_URL: webAddress().optional(),
  /** Where people reach Colophon; checkout and portal lead back there. */
  PUBLIC_URL: webAddress(),
}) {}
