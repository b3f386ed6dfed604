import { z } from 'zod';
import { createStripeEmulator } from './emulator';

const environment = z.object({
  STRIPE_EMULATOR_HOST: z.string().default('127.0.0.1'),
  STRIPE_EMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(12_111),
  STRIPE_EMULATOR_STATE: z.string().default('.data/stripe-emulator.json'),
  /** Where people reach this process; its own address unless something stands in front of it. */
  STRIPE_EMULATOR_PAGES_URL: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_test_'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_WEBHOOK_URL: z.url(),
});

async function main(): Promise<void> {
  const result = environment.safeParse(process.env);
  if (!result.success) {
    console.error(z.prettifyError(result.error));
    process.exitCode = 1;
    return;
  }
  const env = result.data;
  const pagesUrl =
    env.STRIPE_EMULATOR_PAGES_URL ?? `http://${env.STRIPE_EMULATOR_HOST}:${env.STRIPE_EMULATOR_PORT}`;
  const emulator = createStripeEmulator({
    stateFile: env.STRIPE_EMULATOR_STATE,
    secretKey: env.STRIPE_SECRET_KEY,
    webhookUrl: env.STRIPE_WEBHOOK_URL,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    pagesUrl,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
  const { host, port } = await emulator.listen({
    host: env.STRIPE_EMULATOR_HOST,
    port: env.STRIPE_EMULATOR_PORT,
  });
  console.log(`Stripe emulator at http://${host}:${port}, pages at ${pagesUrl}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
