import type Stripe from 'stripe';

export interface SubscriptionFacts {
  id?: string;
  status?: Stripe.Subscription.Status;
  periodEnd?: string;
  created?: string;
  cancelAtPeriodEnd?: boolean;
  cancelAt?: string | null;
  unitAmount?: number;
}

const seconds = (iso: string): number => Date.parse(iso) / 1000;

/** The part of Stripe's subscription that billing reads. */
export function buildSubscription(facts: SubscriptionFacts = {}): Stripe.Subscription {
  const price = { unit_amount: facts.unitAmount ?? 2000, currency: 'usd' };
  return {
    id: facts.id ?? 'sub_1',
    status: facts.status ?? 'active',
    currency: 'usd',
    created: seconds(facts.created ?? '2026-03-01T12:00:00Z'),
    cancel_at_period_end: facts.cancelAtPeriodEnd ?? false,
    cancel_at: facts.cancelAt ? seconds(facts.cancelAt) : null,
    items: { data: [{ current_period_end: seconds(facts.periodEnd ?? '2026-04-01T12:00:00Z'), price }] },
  } as unknown as Stripe.Subscription;
}

/** Every order of some things. */
export function ordersOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((thing, index) =>
    ordersOf(things.filter((_, other) => other !== index)).map((rest) => [thing, ...rest]),
  );
}
