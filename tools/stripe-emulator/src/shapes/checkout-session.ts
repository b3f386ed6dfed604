import type Stripe from 'stripe';
import { PLAN } from '../account/plan';
import type { CheckoutRecord, CustomerRecord } from '../account/records';

export function checkoutStatus(record: CheckoutRecord, now: number): 'open' | 'complete' | 'expired' {
  if (record.subscriptionId !== null) return 'complete';
  return record.expiresAt <= now ? 'expired' : 'open';
}

export function checkoutShape(
  record: CheckoutRecord,
  { customer, url, now }: { customer: CustomerRecord; url: string; now: number },
): Stripe.Checkout.Session {
  const status = checkoutStatus(record, now);
  const amount = PLAN.amountMinor * record.quantity;
  return {
    ...UNUSED,
    id: record.id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: record.cancelUrl,
    client_reference_id: record.clientReferenceId,
    created: record.created,
    currency: PLAN.currency,
    customer: record.customerId,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    expires_at: record.expiresAt,
    invoice: record.invoiceId,
    metadata: record.metadata,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    status,
    subscription: record.subscriptionId,
    success_url: record.successUrl,
    url: status === 'open' ? url : null,
  };
}

const UNUSED = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
