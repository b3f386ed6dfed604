import { SmtpInbox } from '@colophon/mail/inbox';
import { ConfigurationError } from '@colophon/service-kit';
import { createStripeEmulator, type StripeEmulator } from '@colophon/stripe-emulator';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mailPage } from './mail-page';
import { stripePages } from './stripe-pages';

const KEPT_MAILS = 500;

/** What stands in for the outside world where an installation has not been given the real one. */
export interface DevServices {
  /** Sets the variables that services find the stand-ins by. */
  environment: Record<string, string>;
  mount(gateway: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts an inbox where SMTP_URL is not set, and a Stripe emulator where STRIPE_SECRET_KEY is not set.
 * @throws ConfigurationError in production, where both have to be real.
 */
export async function startDevServices(publicUrl: string, dataDir: string): Promise<DevServices> {
  refuseInProduction();
  const inbox = process.env.SMTP_URL ? undefined : new SmtpInbox(KEPT_MAILS);
  const stripe = process.env.STRIPE_SECRET_KEY ? undefined : await startStripe(publicUrl, dataDir);
  await inbox?.listen();
  return {
    environment: { ...(inbox && { SMTP_URL: inbox.url }), ...stripe?.environment },
    async mount(gateway) {
      if (inbox) await gateway.register(mailPage, { inbox });
      if (stripe) await gateway.register(stripePages, { emulator: stripe.emulator });
    },
    async close() {
      await Promise.all([inbox?.stop(), stripe?.emulator.close()]);
    },
  };
}

function refuseInProduction(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const missing = ['SMTP_URL', 'STRIPE_SECRET_KEY'].filter((name) => !process.env[name]);
  if (missing.length === 0) return;
  throw new ConfigurationError(
    `${missing.join(' and ')} must be set with NODE_ENV=production, where the pages under /dev do not exist.`,
  );
}

interface LocalStripe {
  emulator: StripeEmulator;
  environment: Record<string, string>;
}

async function startStripe(publicUrl: string, dataDir: string): Promise<LocalStripe> {
  const { secretKey, webhookSecret } = stripeSecrets(join(dataDir, 'stripe-secrets.json'));
  const emulator = createStripeEmulator({
    stateFile: join(dataDir, 'stripe.json'),
    secretKey,
    webhookSecret,
    webhookUrl: `${publicUrl}/api/billing/webhook`,
    pagesUrl: `${publicUrl}/dev/stripe`,
  });
  const { host, port } = await emulator.listen();
  return {
    emulator,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://${host}:${port}`,
      STRIPE_PRICE_ID: 'price_premium_access',
    },
  };
}

/** Made once for each data folder, so that no two installations share them. */
function stripeSecrets(file: string): { secretKey: string; webhookSecret: string } {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const secret = () => randomBytes(24).toString('hex');
  const secrets = { secretKey: `sk_test_${secret()}`, webhookSecret: `whsec_${secret()}` };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
