import type { CheckoutRecord, InvoiceRecord, SubscriptionRecord } from './records';
import { applyAction, begin, type Change, type PortalAction } from './subscription-cycle';

const NOW = Date.parse('2026-05-10T08:00:00Z') / 1000;
const moment = { now: NOW + 60, newInvoiceId: () => 'in_2' };

function started(): { subscription: SubscriptionRecord; invoice: InvoiceRecord } {
  const checkout: CheckoutRecord = {
    id: 'cs_test_1',
    customerId: 'cus_1',
    priceId: 'price_1',
    quantity: 1,
    successUrl: 'http://shop.test/success',
    cancelUrl: null,
    clientReferenceId: null,
    metadata: {},
    subscriptionMetadata: { userId: 'u1' },
    created: NOW,
    expiresAt: NOW + 86_400,
    subscriptionId: null,
    invoiceId: null,
  };
  return begin(checkout, { subscriptionId: 'sub_1', itemId: 'si_1', invoiceId: 'in_1' }, NOW);
}

function after(...actions: PortalAction[]): { last: Change | null; subscription: SubscriptionRecord } {
  let { subscription, invoice } = started();
  let last: Change | null = null;
  for (const action of actions) {
    last = applyAction(action, subscription, invoice, moment);
    subscription = last?.subscription ?? subscription;
    invoice = last?.invoice ?? invoice;
  }
  return { last, subscription };
}

describe('a subscription', () => {
  it('begins active, with its first month paid', () => {
    const { subscription, invoice } = started();
    expect(subscription).toMatchObject({ status: 'active', periodStart: NOW, metadata: { userId: 'u1' } });
    expect(new Date(subscription.periodEnd * 1000).toISOString()).toBe('2026-06-10T08:00:00.000Z');
    expect(invoice).toMatchObject({ status: 'paid', amount: 2000, reason: 'subscription_create' });
  });

  it('stays active until the period ends when it is cancelled', () => {
    const { subscription, last } = after('cancel');
    expect(subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, canceledAt: moment.now });
    expect(last?.events).toEqual(['customer.subscription.updated']);
  });

  it('ends with the period once cancelled', () => {
    const { subscription, last } = after('cancel', 'renew');
    expect(subscription).toMatchObject({ status: 'canceled', endedAt: moment.now });
    expect(last?.events).toEqual(['customer.subscription.deleted']);
  });

  it('goes on when resumed', () => {
    const { subscription, last } = after('cancel', 'resume', 'renew');
    expect(subscription).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
      latestInvoiceId: 'in_2',
    });
    expect(last?.events).toEqual(['invoice.paid', 'customer.subscription.updated']);
  });

  it('is overdue after a failed renewal, still after another, and active again once paid', () => {
    const overdue = after('fail_renewal');
    expect(overdue.subscription.status).toBe('past_due');
    expect(overdue.last?.events).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
    expect(after('fail_renewal', 'fail_renewal').last).toMatchObject({
      invoice: { attemptCount: 2, status: 'open' },
      events: ['invoice.payment_failed'],
    });
    expect(after('fail_renewal', 'renew')).toMatchObject({
      subscription: { status: 'active', periodEnd: overdue.subscription.periodEnd },
      last: { invoice: { status: 'paid' }, events: ['invoice.paid', 'customer.subscription.updated'] },
    });
  });

  it('ends at once when the payment is disputed', () => {
    expect(after('dispute')).toMatchObject({
      subscription: { status: 'canceled', cancellationReason: 'payment_disputed' },
      last: { events: ['charge.dispute.created', 'customer.subscription.deleted'] },
    });
  });

  it.each<PortalAction[]>([['resume'], ['cancel', 'cancel'], ['dispute', 'renew'], ['dispute', 'resume']])(
    'refuses what makes no sense: %s %s',
    (...actions) => {
      expect(after(...actions).last).toBeNull();
    },
  );
});
