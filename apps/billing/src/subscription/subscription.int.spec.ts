import { subscriptionChanged } from '@colophon/contracts';
import { buildCaller } from '@colophon/testing';
import { Payments } from '../../test/payments';

const STANDING = '{ subscription { active status amount currency currentPeriodEnd cancelAtPeriodEnd } }';
const OF_USERS = `query ($users: [_Any!]!) {
  _entities(representations: $users) { ... on User { id subscription { active status } } } }`;

let payments: Payments;
beforeAll(async () => {
  payments = await Payments.start();
});
afterAll(() => payments.close());

const reference = (id: string) => ({ __typename: 'User', id });

describe('subscription', () => {
  it('is inactive, with the plan’s price, for somebody who never subscribed', async () => {
    const { data } = await payments.service.graphql(STANDING, {}, buildCaller());
    expect(data).toEqual({
      subscription: {
        active: false,
        status: 'None',
        amount: 2000,
        currency: 'usd',
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
      },
    });
  });

  it('follows what happens at Stripe, and tells every change under a growing version', async () => {
    const caller = buildCaller();
    await payments.subscribe(caller);
    const seen: object[] = [];
    for (const action of ['cancel', 'resume', 'renew', 'fail_renewal', 'renew', 'dispute']) {
      await payments.actInPortal(caller, action);
      seen.push(
        (await payments.service.graphql<{ subscription: object }>(STANDING, {}, caller)).data.subscription,
      );
    }
    expect(seen).toMatchObject([
      { active: true, status: 'active', cancelAtPeriodEnd: true },
      { active: true, cancelAtPeriodEnd: false, currentPeriodEnd: '2026-04-01T12:00:00.000Z' },
      { active: true, currentPeriodEnd: '2026-05-01T12:00:00.000Z' },
      { active: false, status: 'past_due' },
      { active: true, status: 'active', currentPeriodEnd: '2026-06-01T12:00:00.000Z' },
      { active: false, status: 'canceled', currentPeriodEnd: null },
    ]);
    const told = (await payments.service.published(subscriptionChanged)).filter(
      ({ userId }) => userId === caller.userId,
    );
    expect(told.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('refuses visitors', async () => {
    const { errors } = await payments.service.graphql(STANDING);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('User.subscription', () => {
  it('is there for the person themselves only', async () => {
    const caller = buildCaller();
    const other = buildCaller();
    await payments.subscribe(other);
    const users = [caller, other].map(({ userId }) => reference(userId));
    const { data } = await payments.service.graphql(OF_USERS, { users }, caller);
    expect(data).toEqual({
      _entities: [
        { id: caller.userId, subscription: { active: false, status: 'None' } },
        { id: other.userId, subscription: null },
      ],
    });
    expect((await payments.service.graphql(OF_USERS, { users })).data).toEqual({
      _entities: users.map(({ id }) => ({ id, subscription: null })),
    });
  });

  it('takes one statement, however often it is asked for', async () => {
    const caller = buildCaller();
    const users = Array.from({ length: 20 }, () => reference(caller.userId));
    const statements = await payments.service.countStatements(() =>
      payments.service.graphql(OF_USERS, { users }, caller),
    );
    expect(statements).toBe(1);
  });
});
