import { DependencyChecks } from '@colophon/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { BillingConfig } from '../config';
import { STRIPE } from './stripe-client';

/** Asks Stripe for the price that is sold: proves address, key and price at once. */
@Injectable()
export class StripeCheck {
  constructor(checks: DependencyChecks, { STRIPE_PRICE_ID }: BillingConfig, @Inject(STRIPE) stripe: Stripe) {
    checks.register('stripe', async () => {
      try {
        const price = await stripe.prices.retrieve(
          STRIPE_PRICE_ID,
          {},
          { timeout: 3000, maxNetworkRetries: 0 },
        );
        return price.active ? 'ok' : 'degraded';
      } catch (error) {
        return error instanceof Stripe.errors.StripeRateLimitError ? 'degraded' : 'down';
      }
    });
  }
}
