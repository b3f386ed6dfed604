import { SUBSCRIPTION_CURRENCY, SUBSCRIPTION_PRICE_MINOR } from '@colophon/contracts';
import type Stripe from 'stripe';

/** What a person has paid for, as far as anybody but Stripe needs to know. */
export interface Entitlement {
  /** Stripe's word, or "None". */
  status: string;
  amountMinor: number;
  currency: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
}

export const NO_ENTITLEMENT: Entitlement = {
  status: 'None',
  amountMinor: SUBSCRIPTION_PRICE_MINOR,
  currency: SUBSCRIPTION_CURRENCY,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
};

/** Best first. A status that Stripe may add one day ranks below all that are known. */
const STATUS_ORDER = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
];

/** Whether a status lets somebody take exams. An overdue payment does not: access comes back when it is made. */
export function isActive(status: string): boolean {
  return status === 'active' || status === 'trialing';
}

/** Whether a subscription lives on and comes back once the payment method is put right. */
export function isMendable(status: string): boolean {
  return status === 'past_due' || status === 'unpaid' || status === 'paused';
}

/** What all of a customer's subscriptions, in whatever order, come to: the best one counts. */
export function entitlementOf(subscriptions: readonly Stripe.Subscription[]): Entitlement {
  const [best] = [...subscriptions].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      periodEnd(other) - periodEnd(one) ||
      other.created - one.created ||
      one.id.localeCompare(other.id),
  );
  return best ? entitlementFrom(best) : NO_ENTITLEMENT;
}

export function sameEntitlement(one: Entitlement, other: Entitlement): boolean {
  return (
    one.status === other.status &&
    one.amountMinor === other.amountMinor &&
    one.currency === other.currency &&
    one.currentPeriodEnd?.getTime() === other.currentPeriodEnd?.getTime() &&
    one.cancelAtPeriodEnd === other.cancelAtPeriodEnd
  );
}

function entitlementFrom(subscription: Stripe.Subscription): Entitlement {
  const ended = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
  const price = subscription.items.data[0]?.price;
  return {
    status: subscription.status,
    amountMinor: price?.unit_amount ?? SUBSCRIPTION_PRICE_MINOR,
    currency: price?.currency ?? subscription.currency,
    currentPeriodEnd: ended ? null : lastDay(subscription),
    cancelAtPeriodEnd: !ended && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
  };
}

function lastDay(subscription: Stripe.Subscription): Date | null {
  const end = Math.min(periodEnd(subscription), subscription.cancel_at ?? Infinity);
  return end > 0 ? new Date(end * 1000) : null;
}

function rank({ status }: Stripe.Subscription): number {
  const position = STATUS_ORDER.indexOf(status);
  return position === -1 ? STATUS_ORDER.length : position;
}

/** Stripe keeps billing periods on the items of a subscription. */
function periodEnd(subscription: Stripe.Subscription): number {
  return Math.max(0, ...subscription.items.data.map((item) => item.current_period_end));
}
