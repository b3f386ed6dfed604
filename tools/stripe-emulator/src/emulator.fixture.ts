import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { readBody } from './api/http-body';
import { createStripeEmulator, type StripeEmulator } from './emulator';

export const SECRET_KEY = 'sk_test_fixture';
export const WEBHOOK_SECRET = 'whsec_fixture';

/** A shop that takes webhooks, the emulator, and the real SDK between them. */
export interface Shop {
  stripe: Stripe;
  emulator: StripeEmulator;
  /** Verified with the SDK as they come in. */
  events: Stripe.Event[];
  /** Answers to give to the next webhooks instead of 200. */
  refusals: number[];
  now: Date;
  sdk(secretKey: string): Stripe;
  post(url: string, form: Record<string, string>): Promise<Response>;
  get(url: string): Promise<Response>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
  const events: Stripe.Event[] = [];
  const refusals: number[] = [];
  const receiver = createServer(async (request, response) => {
    const signature = request.headers['stripe-signature'] ?? '';
    const event = Stripe.webhooks.constructEvent(await readBody(request), signature, WEBHOOK_SECRET);
    const status = refusals.shift() ?? 200;
    if (status === 200) events.push(event);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/billing/webhook`;

  const pagesUrl = 'http://shop.test/dev/stripe';
  let origin = '';
  const shop: Shop = {
    events,
    refusals,
    now: new Date(),
    ...({} as { stripe: Stripe; emulator: StripeEmulator }),
    sdk: (secretKey) => {
      const { hostname, port } = new URL(origin);
      return new Stripe(secretKey, {
        host: hostname,
        port,
        protocol: 'http',
        telemetry: false,
        maxNetworkRetries: 0,
      });
    },
    get: (url) => fetch(url.replace('http://shop.test', origin)),
    post: (url, form) =>
      fetch(url.replace('http://shop.test', origin), {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
    restart: async () => {
      await shop.emulator.close();
      await start();
    },
    close: async () => {
      await shop.emulator.close();
      receiver.close();
      receiver.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
  async function start(): Promise<void> {
    shop.emulator = createStripeEmulator({
      stateFile: join(folder, 'state.json'),
      secretKey: SECRET_KEY,
      webhookUrl,
      webhookSecret: WEBHOOK_SECRET,
      pagesUrl,
      now: () => shop.now,
      retryDelayMs: () => 1,
    });
    const { host, port } = await shop.emulator.listen();
    origin = `http://${host}:${port}`;
    shop.stripe = shop.sdk(SECRET_KEY);
  }
  await start();
  return shop;
}

export async function openCheckout(
  shop: Shop,
  email = 'ada@example.org',
): Promise<{ customer: Stripe.Customer; session: Stripe.Checkout.Session; url: string }> {
  const customer = await shop.stripe.customers.create({ email, metadata: { userId: 'u1' } });
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_premium', quantity: 1 }],
    success_url: 'http://shop.test/billing/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/billing',
    client_reference_id: 'u1',
    metadata: { userId: 'u1' },
    subscription_data: { metadata: { userId: 'u1' } },
  });
  return { customer, session, url: session.url ?? '' };
}
