import type Stripe from 'stripe';

const CONCERNS_SUBSCRIPTION = /^(customer\.subscription\.|checkout\.session\.|invoice\.)/;

/** The customer whose subscription an event may have changed; the event's other contents are not trusted. */
export function concernedCustomer({ type, data }: Pick<Stripe.Event, 'type' | 'data'>): string | null {
  if (!CONCERNS_SUBSCRIPTION.test(type) || !('customer' in data.object)) return null;
  const { customer } = data.object;
  if (typeof customer === 'string') return customer;
  return customer && typeof customer === 'object' && 'id' in customer ? customer.id : null;
}
