import { subscriptionChanged } from '@colophon/contracts';
import { DependencyChecks } from '@colophon/service-kit';
import { buildCaller } from '@colophon/testing';
import { Payments, PUBLIC_URL } from '../../test/payments';

const SUBSCRIBE = `mutation { createCheckoutSession { __typename
  ... on BillingPage { url } ... on AlreadySubscribed { message } } }`;
const STANDING = '{ subscription { active status amount currency currentPeriodEnd cancelAtPeriodEnd } }';

describe('createCheckoutSession', () => {
  let payments: Payments;
  beforeAll(async () => {
    payments = await Payments.start();
  });
  afterAll(() => payments.close());

  it('leads through checkout, payment and signed webhook to an active subscription, told once', async () => {
    const caller = buildCaller();
    const page = await payments.openCheckout(caller);
    const redirect = await payments.press(page, { outcome: 'paid' });
    expect(redirect.headers.get('location')).toBe(`${PUBLIC_URL}/billing/success`);
    await payments.emulator.delivered();
    expect((await payments.service.graphql(STANDING, {}, caller)).data).toEqual({
      subscription: {
        active: true,
        status: 'active',
        amount: 2000,
        currency: 'usd',
        currentPeriodEnd: '2026-04-01T12:00:00.000Z',
        cancelAtPeriodEnd: false,
      },
    });
    const told = await payments.service.published(subscriptionChanged);
    expect(told.filter(({ userId }) => userId === caller.userId)).toEqual([
      {
        userId: caller.userId,
        version: 1,
        active: true,
        status: 'active',
        currentPeriodEnd: '2026-04-01T12:00:00.000Z',
        cancelAtPeriodEnd: false,
      },
    ]);
  });

  it('takes the payer from the session and the price from the configuration', async () => {
    const caller = buildCaller();
    const page = await payments.openCheckout(caller);
    const session = await payments.stripe.checkout.sessions.retrieve(page.split('/').at(-1) ?? '');
    expect(session).toMatchObject({
      client_reference_id: caller.userId,
      metadata: { userId: caller.userId },
      amount_total: 2000,
    });
    const customer = await payments.stripe.customers.retrieve(String(session.customer));
    expect(customer).toMatchObject({ email: caller.email, metadata: { userId: caller.userId } });
  });

  it('grants nothing for a redirect, a declined card or going back', async () => {
    const caller = buildCaller();
    const page = await payments.openCheckout(caller);
    await payments.press(page, { outcome: 'declined' });
    await payments.press(page, { outcome: 'canceled' });
    expect((await payments.service.graphql(STANDING, {}, caller)).data).toMatchObject({
      subscription: { active: false, status: 'None' },
    });
  });

  it('makes one customer and one payable session of clicks side by side', async () => {
    const caller = buildCaller();
    const pages = await Promise.all([1, 2, 3, 4].map(() => payments.openCheckout(caller)));
    expect(new Set(pages).size).toBe(1);
    expect((await payments.stripe.customers.list({ email: caller.email })).data).toHaveLength(1);
  });

  it('does not let anybody pay again before the webhook has come', async () => {
    const caller = buildCaller();
    const page = await payments.openCheckout(caller);
    payments.holding = true;
    await payments.press(page, { outcome: 'paid' });
    await payments.emulator.delivered();
    payments.holding = false;
    expect(await payments.openCheckout(caller)).toBe(page);
  });

  it('opens a new session when the old one has expired', async () => {
    const caller = buildCaller();
    const page = await payments.openCheckout(caller);
    payments.clock.advance(25 * 3600);
    const next = await payments.openCheckout(caller);
    expect(next).not.toBe(page);
    expect((await payments.press(next, { outcome: 'paid' })).status).toBe(303);
    await payments.emulator.delivered();
  });

  it('says so when there is a subscription already', async () => {
    const caller = buildCaller();
    await payments.subscribe(caller);
    expect((await payments.service.graphql(SUBSCRIBE, {}, caller)).data).toEqual({
      createCheckoutSession: {
        __typename: 'AlreadySubscribed',
        message: 'You already have an active subscription.',
      },
    });
  });

  it('leads to the portal when a payment is overdue, and to a new checkout once all is over', async () => {
    const caller = buildCaller();
    await payments.subscribe(caller);
    await payments.actInPortal(caller, 'fail_renewal');
    expect(await payments.openCheckout(caller)).toContain('/dev/stripe/portal/');
    await payments.actInPortal(caller, 'dispute');
    await payments.subscribe(caller);
    expect((await payments.service.graphql(STANDING, {}, caller)).data).toMatchObject({
      subscription: { active: true },
    });
  });

  it('refuses visitors', async () => {
    const { errors } = await payments.service.graphql(SUBSCRIBE);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('without Stripe', () => {
  let payments: Payments;
  beforeAll(async () => {
    payments = await Payments.start();
  });
  afterAll(() => payments.close());

  it('says that checkout and portal do not open for now, and the check says down', async () => {
    const caller = buildCaller();
    await payments.openCheckout(caller);
    const checks = payments.service.get(DependencyChecks);
    expect(await checks.run()).toMatchObject({ stripe: 'ok' });
    await payments.emulator.close();
    const checkout = await payments.service.graphql(SUBSCRIBE, {}, caller);
    expect(checkout.errors?.[0]).toMatchObject({
      message: 'Failed to create checkout session',
      extensions: { code: 'UNAVAILABLE' },
    });
    const portal = await payments.service.graphql('{ billingPortal { url } }', {}, caller);
    expect(portal.errors?.[0]).toMatchObject({
      message: 'Failed to open billing portal',
      extensions: { code: 'UNAVAILABLE' },
    });
    expect(await checks.run()).toMatchObject({ stripe: 'down' });
  });
});
