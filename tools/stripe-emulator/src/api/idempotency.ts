import { createHash } from 'node:crypto';
import type { ReplyRecord } from '../account/records';
import { StripeApiError } from './stripe-error';

const KEPT_SECONDS = 86_400;

/** What makes two requests the same, for the purpose of one Idempotency-Key. */
export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/** The reply that a key has earned before; a key that comes back with another request is refused. */
export function earlierReply(
  replies: Record<string, ReplyRecord>,
  key: string,
  fingerprint: string,
): ReplyRecord | undefined {
  const reply = replies[key];
  if (reply && reply.fingerprint !== fingerprint) {
    throw new StripeApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return reply;
}

export function keepReply(replies: Record<string, ReplyRecord>, key: string, reply: ReplyRecord): void {
  for (const [oldKey, old] of Object.entries(replies)) {
    if (old.created <= reply.created - KEPT_SECONDS) delete replies[oldKey];
  }
  replies[key] = reply;
}
