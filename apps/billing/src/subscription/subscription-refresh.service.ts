import { subscriptionChanged } from '@colophon/contracts';
import { Outbox } from '@colophon/events';
import { Clock } from '@colophon/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { DataSource, EntityManager } from 'typeorm';
import { CustomerEntity } from '../customer/customer.entity';
import { callProvider } from '../stripe/provider-call';
import { STRIPE } from '../stripe/stripe-client';
import { entitlementOf, isActive, NO_ENTITLEMENT } from './entitlement';
import { type Look, type Standing, takeIn } from './refresh';
import { SubscriptionEntity } from './subscription.entity';

export interface LookOfUser extends Look {
  userId: string;
}

/** Brings what is stored about a customer up to what Stripe says, in two steps so that no transaction waits for Stripe. */
@Injectable()
export class SubscriptionRefresh {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(STRIPE) private readonly stripe: Stripe,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Looks at Stripe; null when the customer is not one of ours.
   * @throws Unavailable when Stripe is.
   */
  async look(stripeCustomerId: string): Promise<LookOfUser | null> {
    const [drawn]: [{ user_id: string; drawn_ticket: number }[], number] = await this.dataSource.query(
      `update customers set drawn_ticket = drawn_ticket + 1
       where stripe_customer_id = $1 returning user_id, drawn_ticket`,
      [stripeCustomerId],
    );
    const customer = drawn[0];
    if (!customer) return null;
    const subscriptions = await callProvider('Failed to read the subscription', () =>
      this.stripe.subscriptions.list({ customer: stripeCustomerId, status: 'all', limit: 100 }),
    );
    const entitlement = entitlementOf(subscriptions.data);
    return { userId: customer.user_id, ticket: customer.drawn_ticket, entitlement };
  }

  /** Stores what a look showed and tells the others, if it is news. */
  async store(manager: EntityManager, { userId, ...look }: LookOfUser): Promise<void> {
    const customer = await manager.findOneOrFail(CustomerEntity, {
      where: { userId },
      lock: { mode: 'pessimistic_write' },
    });
    const subscription = await manager.findOneBy(SubscriptionEntity, { userId });
    const before: Standing = {
      entitlement: subscription ?? NO_ENTITLEMENT,
      version: subscription?.version ?? 0,
      storedTicket: customer.storedTicket,
    };
    const after = takeIn(before, look);
    if (after.storedTicket !== before.storedTicket) {
      await manager.update(CustomerEntity, { userId }, { storedTicket: after.storedTicket });
    }
    if (after.version !== before.version) await this.change(manager, userId, after);
  }

  private async change(
    manager: EntityManager,
    userId: string,
    { entitlement, version }: Standing,
  ): Promise<void> {
    const changedAt = this.clock.now();
    await manager.upsert(SubscriptionEntity, { ...entitlement, userId, version, changedAt }, ['userId']);
    await this.outbox.add(
      manager,
      subscriptionChanged,
      {
        userId,
        version,
        active: isActive(entitlement.status),
        status: entitlement.status,
        currentPeriodEnd: entitlement.currentPeriodEnd?.toISOString() ?? null,
        cancelAtPeriodEnd: entitlement.cancelAtPeriodEnd,
      },
      { about: userId },
    );
  }
}
