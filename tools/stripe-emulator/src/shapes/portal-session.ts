import type Stripe from 'stripe';
import type { PortalRecord } from '../account/records';

export function portalShape(record: PortalRecord, url: string): Stripe.BillingPortal.Session {
  return {
    id: record.id,
    object: 'billing_portal.session',
    configuration: 'bpc_emulator',
    created: record.created,
    customer: record.customerId,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: record.returnUrl,
    url,
  };
}
