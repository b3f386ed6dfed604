import { openCheckout, openShop, type Shop } from '../emulator.fixture';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

async function subscribed(): Promise<{ customer: string; portal: string }> {
  const { customer, url } = await openCheckout(shop);
  await shop.post(url, { outcome: 'paid' });
  const portal = await shop.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://shop.test/billing',
  });
  return { customer: customer.id, portal: portal.url };
}

const statusOf = async (customer: string): Promise<string | undefined> =>
  (await shop.stripe.subscriptions.list({ customer, status: 'all' })).data[0]?.status;

describe('the checkout page', () => {
  it('says what it is, what is bought and by whom', async () => {
    const { url } = await openCheckout(shop, '<b>ada</b>@example.org');
    const response = await shop.get(url);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await response.text();
    expect(text).toContain('no money moves');
    expect(text).toContain('$20.00 a month');
    expect(text).toContain('&lt;b&gt;ada&lt;/b&gt;@example.org');
  });

  it('leads back to the shop once paid, and pays only once', async () => {
    const { customer, session, url } = await openCheckout(shop);
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await shop.post(url, { outcome: 'paid' });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`http://shop.test/billing/success?session=${session.id}`);
    }
    expect((await shop.stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
    expect(await (await shop.get(url)).text()).toContain('has been paid');
    expect((await shop.post(url, { outcome: 'declined' })).status).toBe(409);
  });

  it('stays when the card is declined, and goes back when cancelled; either leaves it open', async () => {
    const { customer, session, url } = await openCheckout(shop);
    const declined = await shop.post(url, { outcome: 'declined' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined');
    const canceled = await shop.post(url, { outcome: 'canceled' });
    expect([canceled.status, canceled.headers.get('location')]).toEqual([303, 'http://shop.test/billing']);
    expect((await shop.post(url, { outcome: 'stolen' })).status).toBe(400);
    expect(await statusOf(customer.id)).toBeUndefined();
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  });

  it('expires after a day', async () => {
    const { customer, session, url } = await openCheckout(shop);
    shop.now = new Date(shop.now.getTime() + 86_400_000);
    expect((await shop.get(url)).status).toBe(410);
    expect((await shop.post(url, { outcome: 'paid' })).status).toBe(410);
    expect(await statusOf(customer.id)).toBeUndefined();
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
  });
});

describe('the portal page', () => {
  it('cancels, resumes and says what was done', async () => {
    const { customer, portal } = await subscribed();
    const response = await shop.post(portal, { action: 'cancel' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${portal}?done=cancel`]);
    const text = await (await shop.get(`${portal}?done=cancel`)).text();
    expect(text).toContain('will end with the current period');
    expect(text).toContain('href="http://shop.test/billing"');
    expect((await shop.post(portal, { action: 'cancel' })).status).toBe(409);
    expect((await shop.post(portal, { action: 'resume' })).status).toBe(303);
    expect(await statusOf(customer)).toBe('active');
  });

  it('lets a renewal fail, be paid after all, and be disputed', async () => {
    const { customer, portal } = await subscribed();
    await shop.post(portal, { action: 'fail_renewal' });
    expect(await statusOf(customer)).toBe('past_due');
    await shop.post(portal, { action: 'renew' });
    expect(await statusOf(customer)).toBe('active');
    await shop.post(portal, { action: 'dispute' });
    expect(await statusOf(customer)).toBe('canceled');
    expect((await shop.post(portal, { action: 'renew' })).status).toBe(409);
    expect(await (await shop.get(portal)).text()).toContain('no subscription at present');
  });

  it('refuses an unknown action, a form that is too large and an unknown page', async () => {
    const { portal } = await subscribed();
    expect((await shop.post(portal, { action: 'refund' })).status).toBe(400);
    expect((await shop.post(portal, { action: 'x'.repeat(200_000) })).status).toBe(413);
    expect((await shop.get('http://shop.test/dev/stripe/portal/bps_other')).status).toBe(404);
    expect((await shop.get('http://shop.test/dev/stripe/constructor/constructor')).status).toBe(404);
  });
});
