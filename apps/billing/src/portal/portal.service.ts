import { type Caller, NotFound } from '@colophon/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { BillingConfig } from '../config';
import { CustomerService } from '../customer/customer.service';
import type { BillingPage } from '../generated/schema';
import { callProvider } from '../stripe/provider-call';
import { STRIPE } from '../stripe/stripe-client';

@Injectable()
export class PortalService {
  constructor(
    private readonly config: BillingConfig,
    private readonly customers: CustomerService,
    @Inject(STRIPE) private readonly stripe: Stripe,
  ) {}

  /** @throws NotFound for somebody who never went to the checkout, Unavailable when Stripe is. */
  async open({ userId }: Caller): Promise<BillingPage> {
    const customer = await this.customers.find(userId);
    if (!customer) throw new NotFound('There is no subscription to manage yet.');
    const request = { customer, return_url: `${this.config.PUBLIC_URL}/billing` };
    const { url } = await callProvider('Failed to open billing portal', () =>
      this.stripe.billingPortal.sessions.create(request),
    );
    return { url };
  }
}
