import type Stripe from 'stripe';
import { PLAN } from '../account/plan';
import type { InvoiceRecord } from '../account/records';

type Known =
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'billing_reason'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'livemode'
  | 'metadata'
  | 'parent'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'status_transitions'
  | 'subtotal'
  | 'total';

/** The part of an invoice that a subscriber of its events is likely to read. */
export function invoiceShape(record: InvoiceRecord): Pick<Stripe.Invoice, Known> {
  const paid = record.status === 'paid';
  return {
    id: record.id,
    object: 'invoice',
    amount_due: record.amount,
    amount_paid: paid ? record.amount : 0,
    amount_remaining: paid ? 0 : record.amount,
    attempt_count: record.attemptCount,
    attempted: true,
    billing_reason: record.reason,
    collection_method: 'charge_automatically',
    created: record.created,
    currency: PLAN.currency,
    customer: record.customerId,
    livemode: false,
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: record.subscriptionId },
      type: 'subscription_details',
    },
    period_end: record.periodEnd,
    period_start: record.periodStart,
    status: record.status,
    status_transitions: {
      finalized_at: record.created,
      marked_uncollectible_at: null,
      paid_at: record.paidAt,
      voided_at: null,
    },
    subtotal: record.amount,
    total: record.amount,
  };
}

/** A bank's question about the payment of an invoice. */
export function disputeShape(
  id: string,
  invoice: InvoiceRecord,
  now: number,
): Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'reason'
  | 'status'
> {
  return {
    id,
    object: 'dispute',
    amount: invoice.amount,
    charge: invoice.id.replace(/^in_/, 'ch_'),
    created: now,
    currency: PLAN.currency,
    livemode: false,
    metadata: {},
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
