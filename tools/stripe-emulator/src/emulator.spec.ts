import { createStripeEmulator } from './emulator';
import { openCheckout, openShop, type Shop } from './emulator.fixture';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

describe('the API, through the SDK', () => {
  it('keeps customers and finds them by address', async () => {
    const created = await shop.stripe.customers.create({
      email: 'ada@example.org',
      metadata: { userId: 'u1' },
    });
    await shop.stripe.customers.create({ email: 'bob@example.org' });
    expect(await shop.stripe.customers.retrieve(created.id)).toMatchObject({ metadata: { userId: 'u1' } });
    const found = await shop.stripe.customers.list({ email: 'ada@example.org' });
    expect(found.data.map(({ id }) => id)).toEqual([created.id]);
  });

  it('sells the one plan under any price id', async () => {
    const price = await shop.stripe.prices.retrieve('price_anything');
    expect(price).toMatchObject({ id: 'price_anything', unit_amount: 2000, currency: 'usd' });
    expect(price.unit_amount_decimal?.toString()).toBe('2000');
    expect(await shop.stripe.products.retrieve(String(price.product))).toMatchObject({
      name: 'Premium Access',
    });
  });

  it('opens checkouts and portals at the address of the pages', async () => {
    const { customer, session } = await openCheckout(shop);
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2000,
      metadata: { userId: 'u1' },
    });
    expect(session.url).toBe(`http://shop.test/dev/stripe/checkout/${session.id}`);
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      client_reference_id: 'u1',
    });
    const portal = await shop.stripe.billingPortal.sessions.create({ customer: customer.id });
    expect(portal.url).toBe(`http://shop.test/dev/stripe/portal/${portal.id}`);
  });

  it('pages through lists', async () => {
    for (const name of ['a', 'b', 'c']) await shop.stripe.customers.create({ name });
    const names: unknown[] = [];
    for await (const customer of shop.stripe.customers.list({ limit: 2 })) names.push(customer.name);
    expect(names).toEqual(['c', 'b', 'a']);
  });

  it('refuses a wrong key, unknown objects, unknown parameters and calls it does not speak', async () => {
    await expect(shop.sdk('sk_test_other').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    await expect(shop.stripe.customers.retrieve('cus_missing')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(
      shop.stripe.billingPortal.sessions.create({ customer: 'cus_missing' }),
    ).rejects.toMatchObject({
      statusCode: 400,
      param: 'customer',
    });
    await expect(shop.stripe.customers.create({ coupon: 'FREE' } as object)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'coupon',
    });
    await expect(shop.stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 404 });
  });

  it('answers a repeated idempotency key with the first reply, and refuses it for another request', async () => {
    const options = { idempotencyKey: 'customer-u1' };
    const first = await shop.stripe.customers.create({ email: 'ada@example.org' }, options);
    const second = await shop.stripe.customers.create({ email: 'ada@example.org' }, options);
    expect(second.id).toBe(first.id);
    expect((await shop.stripe.customers.list()).data).toHaveLength(1);
    await expect(shop.stripe.customers.create({ email: 'bob@example.org' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('takes no live key', () => {
    const options = { stateFile: 'unused', webhookUrl: '', webhookSecret: '', pagesUrl: '' };
    expect(() => createStripeEmulator({ ...options, secretKey: 'sk_live_1' })).toThrow('test key');
  });
});

describe('webhooks', () => {
  it('tell of a paid checkout, signed, with the objects as they stand', async () => {
    const { session, url } = await openCheckout(shop);
    await shop.post(url, { outcome: 'paid' });
    await shop.emulator.delivered();
    expect(shop.events.map(({ type }) => type).sort()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
    const completed = shop.events.find(({ type }) => type === 'checkout.session.completed');
    expect(completed).toMatchObject({
      livemode: false,
      data: { object: { id: session.id, payment_status: 'paid' } },
    });
  });

  it('are sent again until they are accepted', async () => {
    shop.refusals.push(500, 503, 302, 404);
    const { url } = await openCheckout(shop);
    await shop.post(url, { outcome: 'paid' });
    await shop.emulator.delivered();
    expect(new Set(shop.events.map(({ id }) => id)).size).toBe(3);
    expect(shop.refusals).toEqual([]);
  });

  it('say what an update changed', async () => {
    const { customer, url } = await openCheckout(shop);
    await shop.post(url, { outcome: 'paid' });
    const portal = await shop.stripe.billingPortal.sessions.create({ customer: customer.id });
    await shop.post(portal.url, { action: 'cancel' });
    await shop.emulator.delivered();
    const updated = shop.events.find(({ type }) => type === 'customer.subscription.updated');
    expect(updated?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  });
});

describe('time and restarts', () => {
  it('keeps subscriptions and undelivered webhooks across a restart', async () => {
    const { customer, url } = await openCheckout(shop);
    shop.refusals.push(...Array<number>(1000).fill(500));
    await shop.post(url, { outcome: 'paid' });
    await shop.restart();
    shop.refusals.length = 0;
    await shop.emulator.delivered();
    expect(shop.events).toHaveLength(3);
    const { data } = await shop.stripe.subscriptions.list({ customer: customer.id });
    expect(data).toMatchObject([{ status: 'active', metadata: { userId: 'u1' } }]);
  });

  it('renews what has come to its end meanwhile, and ends what was cancelled', async () => {
    const staying = await openCheckout(shop, 'ada@example.org');
    const leaving = await openCheckout(shop, 'bob@example.org');
    for (const { url } of [staying, leaving]) await shop.post(url, { outcome: 'paid' });
    const portal = await shop.stripe.billingPortal.sessions.create({ customer: leaving.customer.id });
    await shop.post(portal.url, { action: 'cancel' });
    const bought = shop.now.getTime() / 1000;
    shop.now = new Date(shop.now.getTime() + 70 * 86_400_000);
    await shop.restart();
    const [renewed] = (await shop.stripe.subscriptions.list({ customer: staying.customer.id })).data;
    expect(renewed?.status).toBe('active');
    expect(renewed?.items.data[0]?.current_period_end).toBeGreaterThan(bought + 70 * 86_400);
    const all = { customer: leaving.customer.id, status: 'all' } as const;
    expect((await shop.stripe.subscriptions.list(all)).data).toMatchObject([{ status: 'canceled' }]);
    expect((await shop.stripe.subscriptions.list({ customer: leaving.customer.id })).data).toEqual([]);
  });
});
