import { subscriptionChanged, type EventData } from '@colophon/contracts';
import type { Caller } from '@colophon/service-kit';
import { buildCaller } from '@colophon/testing';
import { ordersOf } from '../../test/factories';
import { Payments } from '../../test/payments';
import { SubscriptionRefresh } from '../subscription/subscription-refresh.service';

let payments: Payments;
beforeAll(async () => {
  payments = await Payments.start();
});
beforeEach(async () => {
  payments.holding = false;
  payments.held.length = 0;
  await payments.forgetEverything();
});
afterAll(() => payments.close());

const told = (): Promise<EventData<typeof subscriptionChanged>[]> =>
  payments.service.published(subscriptionChanged);

const processed = async (): Promise<number> =>
  (await payments.service.database.query('select count(*)::int as count from stripe_events'))[0].count;

/** Lets things happen at Stripe without billing hearing of them; answers the events' bodies. */
async function heldEvents(caller: Caller, ...actions: string[]): Promise<string[]> {
  payments.holding = true;
  await payments.subscribe(caller);
  for (const action of actions) await payments.actInPortal(caller, action);
  return payments.held.map(({ body }) => body);
}

describe('a webhook', () => {
  it('has its effect once, however often it comes', async () => {
    const bodies = await heldEvents(buildCaller());
    for (const body of [...bodies, ...bodies]) {
      const reply = await payments.post(payments.sign(body));
      expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }]);
    }
    await Promise.all(bodies.map((body) => payments.post(payments.sign(body))));
    expect(await told()).toHaveLength(1);
    expect(await processed()).toBe(3);
  });

  it('has its effect once when all copies come at once', async () => {
    const bodies = await heldEvents(buildCaller());
    const replies = await Promise.all(
      [...bodies, ...bodies].map((body) => payments.post(payments.sign(body))),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await told()).toMatchObject([{ version: 1, active: true }]);
    expect(await processed()).toBe(3);
  });

  it('is refused with a wrong, missing or foreign signature, and with a body that was altered', async () => {
    const [body = ''] = await heldEvents(buildCaller());
    const { signature } = payments.sign(body);
    const attempts = [
      { body, signature: '' },
      { body, signature: 'nonsense' },
      { body, signature: signature.replace(/v1=.{8}/, 'v1=00000000') },
      { body, signature: signature.replace('v1=', 'v0=') },
      { body: `${body} `, signature },
      { body: body.replace('"active"', '"trialing"'), signature },
    ];
    for (const attempt of attempts) {
      const reply = await payments.post(attempt);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([
        400,
        'application/problem+json; charset=utf-8',
      ]);
      expect(reply.json()).toMatchObject({ message: 'The signature does not fit the body, or is too old.' });
    }
    expect([await told(), await processed()]).toEqual([[], 0]);
  });

  it('is refused when it was signed more than five minutes ago, also with a new time and the old signature', async () => {
    const [body = ''] = await heldEvents(buildCaller());
    const old = payments.sign(body);
    payments.clock.advance(299);
    expect((await payments.post(old)).statusCode).toBe(200);
    payments.clock.advance(2);
    expect((await payments.post(old)).statusCode).toBe(400);
    const fresh = payments.sign(body).signature.split(',')[0] ?? '';
    const forged = old.signature.replace(/^t=\d+/, fresh);
    expect((await payments.post({ body, signature: forged })).statusCode).toBe(400);
    expect(await processed()).toBe(1);
  });

  it('of a kind nobody knows, or of a customer who is not ours, is recorded and leaves no trace otherwise', async () => {
    const event = { id: 'evt_1', object: 'event', type: 'payout.paid', data: { object: { id: 'po_1' } } };
    const foreign = {
      ...event,
      id: 'evt_2',
      type: 'invoice.paid',
      data: { object: { customer: 'cus_foreign' } },
    };
    for (const each of [event, foreign, event]) {
      expect((await payments.post(payments.sign(JSON.stringify(each)))).statusCode).toBe(200);
    }
    expect([await told(), await processed()]).toEqual([[], 2]);
  });

  it('grants nothing by its contents: what counts is asked of Stripe', async () => {
    const caller = buildCaller();
    const page = await payments.openCheckout(caller);
    const session = await payments.stripe.checkout.sessions.retrieve(page.split('/').at(-1) ?? '');
    const claim = { customer: session.customer, status: 'active', metadata: { userId: caller.userId } };
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'customer.subscription.created',
      data: { object: claim },
    };
    expect((await payments.post(payments.sign(JSON.stringify(event)))).statusCode).toBe(200);
    expect(await told()).toEqual([]);
  });
});

describe('the order of webhooks', () => {
  const END = { active: false, status: 'past_due', cancelAtPeriodEnd: true };

  /** Of the 720 orders; that the decision bears every one of them is shown in refresh.spec.ts. */
  const EVERY = 36;

  it('does not matter, nor does it that each comes twice: they end in the same entitlement', async () => {
    const caller = buildCaller();
    const bodies = await heldEvents(caller, 'fail_renewal', 'cancel');
    expect(bodies).toHaveLength(6);
    const orders = ordersOf(bodies).filter((_, index) => index % EVERY === 0);
    for (const order of orders) {
      await payments.service.database.query('truncate subscriptions, stripe_events, outbox');
      for (const body of [...order, ...order]) await payments.post(payments.sign(body));
      expect(await told()).toMatchObject([{ userId: caller.userId, version: 1, ...END }]);
    }
  });

  it('does not matter either while things still happen at Stripe', async () => {
    const caller = buildCaller();
    payments.holding = true;
    await payments.subscribe(caller);
    for (const action of ['cancel', 'resume', 'fail_renewal', 'cancel']) {
      const late = payments.held.splice(0);
      await payments.actInPortal(caller, action);
      const next = payments.held.splice(0);
      for (const { body } of [...next.reverse(), ...late]) await payments.post(payments.sign(body));
    }
    expect((await told()).at(-1)).toMatchObject({ version: 4, ...END });
  });

  it('is decided by which look at Stripe was begun last, not by which is stored last', async () => {
    const caller = buildCaller();
    payments.holding = true;
    await payments.subscribe(caller);
    const refresh = payments.service.get(SubscriptionRefresh);
    const customer = (await payments.stripe.customers.list({ email: caller.email })).data[0]?.id ?? '';
    const early = await refresh.look(customer);
    await payments.actInPortal(caller, 'dispute');
    const late = await refresh.look(customer);
    if (!early || !late) throw new Error('The customer is unknown');
    await payments.service.database.transaction((manager) => refresh.store(manager, late));
    await payments.service.database.transaction((manager) => refresh.store(manager, early));
    expect(await told()).toMatchObject([{ active: false, status: 'canceled', version: 1 }]);
  });
});

describe('a webhook while Stripe cannot be asked', () => {
  it('is answered 503 and not taken as done, so that Stripe sends it again', async () => {
    const own = await Payments.start();
    try {
      own.holding = true;
      await own.subscribe(buildCaller());
      await own.emulator.close();
      const reply = await own.post(own.sign(own.held[0]?.body ?? ''));
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '30']);
      expect(await own.service.database.query('select id from stripe_events')).toEqual([]);
    } finally {
      await own.close();
    }
  });
});
