import { addMonth, PLAN } from './plan';
import type { CheckoutRecord, InvoiceRecord, SubscriptionRecord } from './records';

export type SubscriptionEventType =
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'charge.dispute.created';

export type PortalAction = 'cancel' | 'resume' | 'renew' | 'fail_renewal' | 'dispute';

export const PORTAL_ACTIONS: readonly PortalAction[] = [
  'cancel',
  'resume',
  'renew',
  'fail_renewal',
  'dispute',
];

/** The subscription (and its invoice) after something happened, and what the world is told about it. */
export interface Change {
  subscription: SubscriptionRecord;
  invoice?: InvoiceRecord;
  events: SubscriptionEventType[];
}

export interface Moment {
  now: number;
  newInvoiceId: () => string;
}

/** A subscription and its paid first invoice, as they begin when a checkout is paid. */
export function begin(
  checkout: CheckoutRecord,
  ids: { subscriptionId: string; itemId: string; invoiceId: string },
  now: number,
): Required<Change> {
  const subscription: SubscriptionRecord = {
    id: ids.subscriptionId,
    itemId: ids.itemId,
    customerId: checkout.customerId,
    priceId: checkout.priceId,
    quantity: checkout.quantity,
    status: 'active',
    metadata: checkout.subscriptionMetadata,
    created: now,
    periodStart: now,
    periodEnd: addMonth(now),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellationReason: null,
    latestInvoiceId: ids.invoiceId,
  };
  const invoice = invoiceOf(subscription, { reason: 'subscription_create', paid: true, now });
  return { subscription, invoice, events: ['customer.subscription.created', 'invoice.paid'] };
}

/** What an action of the portal does, or null where it makes no sense in the subscription's state. */
export function applyAction(
  action: PortalAction,
  subscription: SubscriptionRecord,
  invoice: InvoiceRecord,
  moment: Moment,
): Change | null {
  if (subscription.status === 'canceled') return null;
  switch (action) {
    case 'cancel':
      return cancel(subscription, moment);
    case 'resume':
      return resume(subscription);
    case 'renew':
      return subscription.status === 'past_due'
        ? payOpenInvoice(subscription, invoice, moment)
        : startNextPeriod(subscription, moment, true);
    case 'fail_renewal':
      return subscription.status === 'past_due'
        ? failAgain(subscription, invoice)
        : startNextPeriod(subscription, moment, false);
    case 'dispute':
      return {
        subscription: end(subscription, moment.now, 'payment_disputed'),
        events: ['charge.dispute.created', 'customer.subscription.deleted'],
      };
  }
}

function cancel(subscription: SubscriptionRecord, { now }: Moment): Change | null {
  if (subscription.cancelAtPeriodEnd) return null;
  return {
    subscription: {
      ...subscription,
      cancelAtPeriodEnd: true,
      canceledAt: now,
      cancellationReason: 'cancellation_requested',
    },
    events: ['customer.subscription.updated'],
  };
}

function resume(subscription: SubscriptionRecord): Change | null {
  if (!subscription.cancelAtPeriodEnd) return null;
  return {
    subscription: { ...subscription, cancelAtPeriodEnd: false, canceledAt: null, cancellationReason: null },
    events: ['customer.subscription.updated'],
  };
}

function startNextPeriod(subscription: SubscriptionRecord, moment: Moment, paid: boolean): Change {
  if (subscription.cancelAtPeriodEnd) {
    return {
      subscription: end(subscription, moment.now, 'cancellation_requested'),
      events: ['customer.subscription.deleted'],
    };
  }
  const next: SubscriptionRecord = {
    ...subscription,
    status: paid ? 'active' : 'past_due',
    periodStart: subscription.periodEnd,
    periodEnd: addMonth(subscription.periodEnd),
    latestInvoiceId: moment.newInvoiceId(),
  };
  return {
    subscription: next,
    invoice: invoiceOf(next, { reason: 'subscription_cycle', paid, now: moment.now }),
    events: [paid ? 'invoice.paid' : 'invoice.payment_failed', 'customer.subscription.updated'],
  };
}

function payOpenInvoice(subscription: SubscriptionRecord, invoice: InvoiceRecord, { now }: Moment): Change {
  return {
    subscription: { ...subscription, status: 'active' },
    invoice: { ...invoice, status: 'paid', paidAt: now, attemptCount: invoice.attemptCount + 1 },
    events: ['invoice.paid', 'customer.subscription.updated'],
  };
}

function failAgain(subscription: SubscriptionRecord, invoice: InvoiceRecord): Change {
  return {
    subscription,
    invoice: { ...invoice, attemptCount: invoice.attemptCount + 1 },
    events: ['invoice.payment_failed'],
  };
}

function end(
  subscription: SubscriptionRecord,
  now: number,
  reason: NonNullable<SubscriptionRecord['cancellationReason']>,
): SubscriptionRecord {
  return {
    ...subscription,
    status: 'canceled',
    canceledAt: subscription.canceledAt ?? now,
    endedAt: now,
    cancellationReason: reason,
  };
}

function invoiceOf(
  subscription: SubscriptionRecord,
  { reason, paid, now }: { reason: InvoiceRecord['reason']; paid: boolean; now: number },
): InvoiceRecord {
  return {
    id: subscription.latestInvoiceId,
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    amount: PLAN.amountMinor * subscription.quantity,
    status: paid ? 'paid' : 'open',
    reason,
    created: now,
    paidAt: paid ? now : null,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    attemptCount: 1,
  };
}
