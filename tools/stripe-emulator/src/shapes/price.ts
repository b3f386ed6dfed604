import type Stripe from 'stripe';
import { PLAN } from '../account/plan';

/** Decimals travel as strings; the SDK turns them into its own class. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
export type WirePlan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string };

export function priceShape(id: string): WirePrice {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: PLAN.created,
    currency: PLAN.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: PLAN.productId,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: PLAN.amountMinor,
    unit_amount_decimal: String(PLAN.amountMinor),
  };
}

export function planShape(id: string): WirePlan {
  return {
    id,
    object: 'plan',
    active: true,
    amount: PLAN.amountMinor,
    amount_decimal: String(PLAN.amountMinor),
    billing_scheme: 'per_unit',
    created: PLAN.created,
    currency: PLAN.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: PLAN.productId,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function productShape(): Stripe.Product {
  return {
    id: PLAN.productId,
    object: 'product',
    active: true,
    created: PLAN.created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: PLAN.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: PLAN.created,
    url: null,
  };
}
