import { buildCaller } from '@colophon/testing';
import { Payments, PUBLIC_URL } from '../../test/payments';

const PORTAL = '{ billingPortal { url } }';

let payments: Payments;
beforeAll(async () => {
  payments = await Payments.start();
});
afterAll(() => payments.close());

describe('billingPortal', () => {
  it('opens the caller’s own page, which leads back to the billing screen', async () => {
    const caller = buildCaller();
    await payments.subscribe(caller);
    const { data } = await payments.service.graphql<{ billingPortal: { url: string } }>(PORTAL, {}, caller);
    const page = await payments.press(data.billingPortal.url, { action: 'resume' });
    expect(await page.text()).toContain(`href="${PUBLIC_URL}/billing"`);
  });

  it('is not found for somebody who never went to the checkout', async () => {
    const { errors } = await payments.service.graphql(PORTAL, {}, buildCaller());
    expect(errors?.[0]).toMatchObject({
      message: 'There is no subscription to manage yet.',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('refuses visitors', async () => {
    const { errors } = await payments.service.graphql(PORTAL);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
