import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Clock, type Caller } from '@colophon/service-kit';
import { createStripeEmulator, type StripeEmulator } from '@colophon/stripe-emulator';
import { FixedClock, startService, type TestService } from '@colophon/testing';
import Stripe from 'stripe';
import { BillingModule } from '../src/billing.module';
import { billingDatabase } from '../src/database';

const SECRET_KEY = 'sk_test_billing';
const WEBHOOK_SECRET = 'whsec_billing';
export const PUBLIC_URL = 'http://colophon.test';

interface Webhook {
  body: string;
  signature: string;
}

/** Billing beside the Stripe emulator, with HTTP between them both ways. */
export class Payments {
  /** What the emulator sent while `holding`; nothing of it reached billing. */
  readonly held: Webhook[] = [];
  holding = false;

  private constructor(
    readonly service: TestService,
    readonly emulator: StripeEmulator,
    readonly stripe: Stripe,
    readonly clock: FixedClock,
    private readonly apiUrl: string,
    private readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<Payments> {
    const folder = await mkdtemp(join(tmpdir(), 'billing-'));
    const clock = new FixedClock();
    const receiver = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const signature = String(request.headers['stripe-signature']);
      const status = await payments.take({ body: Buffer.concat(chunks).toString(), signature });
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const emulator = createStripeEmulator({
      stateFile: join(folder, 'stripe.json'),
      secretKey: SECRET_KEY,
      webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
      webhookSecret: WEBHOOK_SECRET,
      pagesUrl: `${PUBLIC_URL}/dev/stripe`,
      now: () => clock.now(),
      retryDelayMs: () => 5,
    });
    const { host, port } = await emulator.listen();
    const apiUrl = `http://${host}:${port}`;
    const service = await startService(BillingModule, billingDatabase, {
      env: {
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_PRICE_ID: 'price_premium',
        STRIPE_API_URL: apiUrl,
        PUBLIC_URL,
      },
      override: (builder) => builder.overrideProvider(Clock).useValue(clock),
    });
    const stripe = new Stripe(SECRET_KEY, { host, port, protocol: 'http', telemetry: false });
    const payments = new Payments(service, emulator, stripe, clock, apiUrl, async () => {
      await emulator.close();
      await service.close();
      receiver.close();
      receiver.closeAllConnections();
      await rm(folder, { recursive: true });
    });
    return payments;
  }

  async close(): Promise<void> {
    await this.stop();
  }

  /** Posts a form to one of the emulator's pages, as its buttons do. */
  press(pageUrl: string, form: Record<string, string>): Promise<Response> {
    const url = pageUrl.replace(PUBLIC_URL, this.apiUrl);
    return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  }

  async openCheckout(caller: Caller): Promise<string> {
    const { data } = await this.service.graphql<{ createCheckoutSession: { url: string } }>(
      'mutation { createCheckoutSession { ... on BillingPage { url } } }',
      {},
      caller,
    );
    return data.createCheckoutSession.url;
  }

  /** As if billing had never heard of anybody; Stripe remembers. */
  async forgetEverything(): Promise<void> {
    await this.service.database.query('truncate customers, subscriptions, stripe_events, outbox');
  }

  /** Goes through the checkout and waits for the webhooks. */
  async subscribe(caller: Caller): Promise<void> {
    await this.press(await this.openCheckout(caller), { outcome: 'paid' });
    await this.emulator.delivered();
  }

  async actInPortal(caller: Caller, action: string): Promise<void> {
    const { data } = await this.service.graphql<{ billingPortal: { url: string } }>(
      '{ billingPortal { url } }',
      {},
      caller,
    );
    await this.press(data.billingPortal.url, { action });
    await this.emulator.delivered();
  }

  sign(body: string, signedAt = this.clock.now()): Webhook {
    const timestamp = Math.floor(signedAt.getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      timestamp,
    });
    return { body, signature };
  }

  post({ body, signature }: Webhook) {
    return this.service.http.inject({
      method: 'POST',
      url: '/billing/webhook',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      payload: body,
    });
  }

  private async take(webhook: Webhook): Promise<number> {
    if (!this.holding) return (await this.post(webhook)).statusCode;
    this.held.push(webhook);
    return 200;
  }
}
