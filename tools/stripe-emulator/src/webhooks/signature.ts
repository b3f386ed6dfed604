import { createHmac } from 'node:crypto';

/** The Stripe-Signature header for a payload: scheme v1, an HMAC over the time of signing and the exact bytes. */
export function signatureHeader(payload: string, secret: string, signedAt: Date): string {
  const timestamp = Math.floor(signedAt.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
