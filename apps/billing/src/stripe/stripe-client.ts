import type { FactoryProvider } from '@nestjs/common';
import Stripe from 'stripe';
import { BillingConfig } from '../config';

export const STRIPE = Symbol('Stripe');

/** Two attempts of this length stay below what a browser, a gateway and Stripe's own webhooks wait. */
const TIMEOUT_MS = 5000;

export const stripeProvider: FactoryProvider<Stripe> = {
  provide: STRIPE,
  inject: [BillingConfig],
  useFactory: ({ STRIPE_SECRET_KEY, STRIPE_API_URL }: BillingConfig) =>
    new Stripe(STRIPE_SECRET_KEY, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(STRIPE_API_URL && addressOf(new URL(STRIPE_API_URL))),
    }),
};

function addressOf(url: URL): { host: string; port: string; protocol: 'http' | 'https' } {
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol };
}
