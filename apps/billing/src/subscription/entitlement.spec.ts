import { buildSubscription, ordersOf } from '../../test/factories';
import { entitlementOf, isActive, isMendable, NO_ENTITLEMENT, sameEntitlement } from './entitlement';

describe('entitlementOf', () => {
  it('is none without a subscription', () => {
    expect(entitlementOf([])).toEqual({
      status: 'None',
      amountMinor: 2000,
      currency: 'usd',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    });
  });

  it('takes the period from the items and the price from Stripe', () => {
    expect(
      entitlementOf([buildSubscription({ periodEnd: '2026-05-01T00:00:00Z', unitAmount: 1500 })]),
    ).toEqual({
      status: 'active',
      amountMinor: 1500,
      currency: 'usd',
      currentPeriodEnd: new Date('2026-05-01T00:00:00Z'),
      cancelAtPeriodEnd: false,
    });
  });

  it('counts the best of several, in whatever order they come', () => {
    const subscriptions = [
      buildSubscription({ id: 'sub_1', status: 'canceled', periodEnd: '2027-01-01T00:00:00Z' }),
      buildSubscription({ id: 'sub_2', status: 'past_due' }),
      buildSubscription({ id: 'sub_3', periodEnd: '2026-04-02T00:00:00Z' }),
      buildSubscription({ id: 'sub_4', periodEnd: '2026-04-03T00:00:00Z', cancelAtPeriodEnd: true }),
      buildSubscription({ id: 'sub_5', status: 'a_new_word' }),
    ];
    for (const order of ordersOf(subscriptions)) {
      expect(entitlementOf(order)).toMatchObject({
        status: 'active',
        currentPeriodEnd: new Date('2026-04-03T00:00:00Z'),
        cancelAtPeriodEnd: true,
      });
    }
  });

  it('knows both ways in which Stripe says that a subscription will end', () => {
    const flag = entitlementOf([buildSubscription({ cancelAtPeriodEnd: true })]);
    expect(flag.cancelAtPeriodEnd).toBe(true);
    const date = entitlementOf([buildSubscription({ cancelAt: '2026-03-20T00:00:00Z' })]);
    expect(date).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: new Date('2026-03-20T00:00:00Z'),
    });
  });

  it('has no period, and nothing left to cancel, once ended', () => {
    expect(entitlementOf([buildSubscription({ status: 'canceled', cancelAtPeriodEnd: true })])).toMatchObject(
      {
        status: 'canceled',
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
      },
    );
  });
});

describe('a status', () => {
  it.each([
    ['active', true, false],
    ['trialing', true, false],
    ['past_due', false, true],
    ['unpaid', false, true],
    ['paused', false, true],
    ['incomplete', false, false],
    ['canceled', false, false],
    ['None', false, false],
  ])('%s: active %s, mendable %s', (status, active, mendable) => {
    expect([isActive(status), isMendable(status)]).toEqual([active, mendable]);
  });
});

describe('sameEntitlement', () => {
  const other = entitlementOf([buildSubscription()]);

  it.each([
    { status: 'trialing' },
    { amountMinor: 1 },
    { currency: 'eur' },
    { currentPeriodEnd: null },
    { cancelAtPeriodEnd: true },
  ])('sees a difference in %j', (difference) => {
    expect(sameEntitlement(other, { ...other, ...difference })).toBe(false);
  });

  it('compares dates by their value', () => {
    expect(sameEntitlement(other, entitlementOf([buildSubscription()]))).toBe(true);
    expect(sameEntitlement(NO_ENTITLEMENT, NO_ENTITLEMENT)).toBe(true);
  });
});
