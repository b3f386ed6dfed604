import type Stripe from 'stripe';
import type { CustomerRecord } from '../account/records';

export function customerShape(record: CustomerRecord): Stripe.Customer {
  return {
    id: record.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: record.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: record.email,
    invoice_prefix: record.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: record.metadata,
    name: record.name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
