import type Stripe from 'stripe';
import { PLAN } from '../account/plan';
import type { SubscriptionRecord } from '../account/records';
import { listShape, type WireList } from './list';
import { planShape, priceShape, type WirePlan, type WirePrice } from './price';

type WireItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & { price: WirePrice; plan: WirePlan };
export type WireSubscription = Omit<Stripe.Subscription, 'items'> & { items: WireList<WireItem> };

export function subscriptionShape(record: SubscriptionRecord): WireSubscription {
  return {
    ...UNUSED,
    id: record.id,
    object: 'subscription',
    billing_cycle_anchor: record.created,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    cancel_at: record.cancelAtPeriodEnd ? record.periodEnd : null,
    cancel_at_period_end: record.cancelAtPeriodEnd,
    canceled_at: record.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: record.cancellationReason,
    },
    created: record.created,
    currency: PLAN.currency,
    customer: record.customerId,
    ended_at: record.endedAt,
    items: listShape(`/v1/subscription_items?subscription=${record.id}`, [itemShape(record)]),
    latest_invoice: record.latestInvoiceId,
    metadata: record.metadata,
    start_date: record.created,
    status: record.status,
  };
}

/** Billing periods stand on the items, not on the subscription, in current versions of the API. */
function itemShape(record: SubscriptionRecord): WireItem {
  return {
    id: record.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: record.created,
    current_period_end: record.periodEnd,
    current_period_start: record.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planShape(record.priceId),
    price: priceShape(record.priceId),
    quantity: record.quantity,
    subscription: record.id,
    tax_rates: [],
  };
}

const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;
