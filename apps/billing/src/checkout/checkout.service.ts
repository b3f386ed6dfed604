import { Clock, Unavailable, type Caller } from '@colophon/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { Repository } from 'typeorm';
import { BillingConfig } from '../config';
import { CustomerService } from '../customer/customer.service';
import type { CreateCheckoutSessionResult } from '../generated/schema';
import { PortalService } from '../portal/portal.service';
import { idempotencyKey } from '../stripe/idempotency-key';
import { callProvider } from '../stripe/provider-call';
import { STRIPE } from '../stripe/stripe-client';
import { isActive, isMendable } from '../subscription/entitlement';
import { SubscriptionEntity } from '../subscription/subscription.entity';

const FAILURE = 'Failed to create checkout session';
const ATTEMPTS = 3;

@Injectable()
export class CheckoutService {
  constructor(
    private readonly config: BillingConfig,
    private readonly customers: CustomerService,
    private readonly portal: PortalService,
    private readonly clock: Clock,
    @InjectRepository(SubscriptionEntity) private readonly subscriptions: Repository<SubscriptionEntity>,
    @Inject(STRIPE) private readonly stripe: Stripe,
  ) {}

  /**
   * Where the caller subscribes. Who pays and what it costs come from the session and the configuration only.
   * A subscription whose payment failed is mended in the portal: a second one would charge twice.
   * @throws Unavailable when Stripe is.
   */
  async open(caller: Caller): Promise<CreateCheckoutSessionResult> {
    const current = await this.subscriptions.findOneBy({ userId: caller.userId });
    if (current && isActive(current.status)) {
      return { __typename: 'AlreadySubscribed', message: 'You already have an active subscription.' };
    }
    if (current && isMendable(current.status)) {
      return { __typename: 'BillingPage', ...(await this.portal.open(caller)) };
    }
    const url = await callProvider(FAILURE, async () => {
      const customer = await this.customers.findOrCreate(caller);
      return this.sessionUrl(this.sessionRequest(caller.userId, customer), current?.version ?? 0);
    });
    return { __typename: 'BillingPage', url };
  }

  private sessionRequest(userId: string, customer: string): Stripe.Checkout.SessionCreateParams {
    return {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      metadata: { userId },
      subscription_data: { metadata: { userId } },
      line_items: [{ price: this.config.STRIPE_PRICE_ID, quantity: 1 }],
      success_url: `${this.config.PUBLIC_URL}/billing/success`,
      cancel_url: `${this.config.PUBLIC_URL}/billing`,
    };
  }

  /**
   * As long as the subscription has not changed, the caller gets the same session again, which can be paid
   * once; so nobody pays twice between paying and the webhook that tells of it. An expired one is replaced.
   */
  private async sessionUrl(request: Stripe.Checkout.SessionCreateParams, version: number): Promise<string> {
    let replaced: string | null = null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const key = idempotencyKey('checkout', request, version, replaced);
      const session: Stripe.Checkout.Session = await this.stripe.checkout.sessions.create(request, {
        idempotencyKey: key,
      });
      if (session.url && session.expires_at * 1000 > this.clock.now().getTime()) return session.url;
      replaced = session.id;
    }
    throw new Unavailable(FAILURE);
  }
}
