import type Stripe from 'stripe';
import { concernedCustomer } from './concerned-customer';

const event = (type: string, object: object) => ({ type, data: { object } }) as unknown as Stripe.Event;

describe('concernedCustomer', () => {
  it.each([
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'checkout.session.completed',
    'invoice.paid',
    'invoice.payment_failed',
  ])('reads it from %s', (type) => {
    expect(concernedCustomer(event(type, { customer: 'cus_1' }))).toBe('cus_1');
    expect(concernedCustomer(event(type, { customer: { id: 'cus_2' } }))).toBe('cus_2');
  });

  it.each([
    ['payout.paid', { customer: 'cus_1' }],
    ['customer.updated', { id: 'cus_1' }],
    ['invoice.paid', { customer: null }],
    ['invoice.paid', {}],
  ])('finds none in %s %j', (type, object) => {
    expect(concernedCustomer(event(type, object))).toBeNull();
  });
});
