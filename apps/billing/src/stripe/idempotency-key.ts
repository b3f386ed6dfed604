import { createHash } from 'node:crypto';

/** The same request has the same key, so that a click repeated, or tried again after a crash, has one effect at Stripe. */
export function idempotencyKey(purpose: string, ...request: unknown[]): string {
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return `${purpose}-${digest.slice(0, 40)}`;
}
