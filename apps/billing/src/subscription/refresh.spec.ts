import { buildSubscription, ordersOf } from '../../test/factories';
import { entitlementOf, NO_ENTITLEMENT } from './entitlement';
import { takeIn, type Look, type Standing } from './refresh';

const START: Standing = { entitlement: NO_ENTITLEMENT, version: 0, storedTicket: 0 };

/** A subscription's life, as six looks in the order they were begun. */
const LIFE: Look[] = [
  buildSubscription({ status: 'incomplete' }),
  buildSubscription(),
  buildSubscription({ cancelAtPeriodEnd: true }),
  buildSubscription({ periodEnd: '2026-05-01T12:00:00Z' }),
  buildSubscription({ status: 'past_due', periodEnd: '2026-06-01T12:00:00Z' }),
  buildSubscription({ status: 'canceled', periodEnd: '2026-06-01T12:00:00Z' }),
].map((subscription, index) => ({ ticket: index + 1, entitlement: entitlementOf([subscription]) }));

describe('takeIn', () => {
  it('stores news under the next version', () => {
    expect(takeIn(START, LIFE[1]!)).toEqual({
      entitlement: LIFE[1]!.entitlement,
      version: 1,
      storedTicket: 2,
    });
  });

  it('keeps the version when nothing changed, but remembers having looked', () => {
    const stored = takeIn(START, LIFE[1]!);
    expect(takeIn(stored, { ...LIFE[1]!, ticket: 9 })).toEqual({ ...stored, storedTicket: 9 });
  });

  it('passes over a look that was begun earlier', () => {
    const stored = takeIn(START, LIFE[4]!);
    expect(takeIn(stored, LIFE[1]!)).toBe(stored);
  });

  it('ends the same in all 720 orders of six looks, each taken in twice', () => {
    const orders = ordersOf(LIFE);
    expect(orders).toHaveLength(720);
    for (const order of orders) {
      for (const twice of [order.flatMap((look) => [look, look]), [...order, ...order]]) {
        const versions: number[] = [];
        const end = twice.reduce((standing, look) => {
          const next = takeIn(standing, look);
          versions.push(next.version);
          return next;
        }, START);
        expect(end).toMatchObject({ entitlement: LIFE[5]!.entitlement, storedTicket: 6 });
        expect(versions).toEqual([...versions].sort((one, other) => one - other));
      }
    }
  });
});
