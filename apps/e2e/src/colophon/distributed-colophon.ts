import { createTestDatabase, NatsServer, TestInbox, eventually } from '@colophon/testing';
import { createStripeEmulator, type StripeEmulator } from '@colophon/stripe-emulator';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningColophon } from './running-colophon';
import { freePort, StartedProgram } from './started-program';

const SECRET_KEY = 'sk_test_distributed';
const WEBHOOK_SECRET = 'whsec_distributed';

export interface DistributedColophon extends RunningColophon {
  natsUrl: string;
  adminUrl: string;
  /** Process ids of a service's replicas, the latest of each. */
  processesOf(service: string): number[];
}

export interface DistributedOptions {
  gradingWorkers: number;
  env?: Record<string, string>;
}

/** What `npm run start:services` runs, against a NATS server, a database, SMTP and Stripe of the test's own. */
export async function startDistributedColophon(options: DistributedOptions): Promise<DistributedColophon> {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [database, nats, inbox] = await Promise.all([
    createTestDatabase([]),
    NatsServer.start(),
    TestInbox.start(),
  ]);
  const stripe = await startStripe(url, folder);
  const program = await StartedProgram.start(
    ['tools/start-services.mjs', '--grading', String(options.gradingWorkers)],
    {
      PORT: String(port),
      DATABASE_URL: database.adminUrl,
      SERVICE_DATABASE_PASSWORD: 'distributed',
      DATABASE_POOL_SIZE: '4',
      NATS_URL: nats.url,
      SMTP_URL: inbox.url,
      STORAGE_DIR: join(folder, 'storage'),
      ...stripe.environment,
      ...options.env,
    },
    /Colophon is ready at/,
  );
  return {
    url,
    natsUrl: nats.url,
    adminUrl: database.adminUrl,
    processesOf: (service) => processIds(program.output(), service),
    fromMail: (to, pattern) => eventually(() => readMail(inbox, to, pattern)),
    async stop() {
      await program.stop();
      await Promise.all([stripe.emulator.close(), inbox.stop(), nats.remove()]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startStripe(url: string, folder: string) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const emulator: StripeEmulator = createStripeEmulator({
    stateFile: join(folder, 'stripe.json'),
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: `${url}/api/billing/webhook`,
    pagesUrl: address,
  });
  await emulator.listen({ port });
  const environment = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_ID: 'price_premium_access',
    STRIPE_API_URL: address,
  };
  return { emulator, environment };
}

function readMail(inbox: TestInbox, to: string, pattern: RegExp): string {
  for (const { text } of inbox.sentTo(to)) {
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  throw new Error(`No mail to ${to} with ${pattern}`);
}

function processIds(output: string, service: string): number[] {
  const latest = new Map<string, number>();
  for (const [, name, pid] of output.matchAll(/^([a-z]+(?:-\d+)?): process (\d+)$/gm)) {
    if (name?.replace(/-\d+$/, '') === service) latest.set(name, Number(pid));
  }
  return [...latest.values()];
}
