import type Stripe from 'stripe';

/** The version of Stripe's API that these shapes follow: the one of the installed SDK. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

export interface WireEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: 1;
  request: { id: null; idempotency_key: null };
  type: string;
}

export function eventShape(
  id: string,
  type: string,
  created: number,
  subject: { now: object; before?: object | undefined },
): WireEvent {
  const previous = subject.before && previousAttributes(subject.before, subject.now);
  return {
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: previous ? { object: subject.now, previous_attributes: previous } : { object: subject.now },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

function previousAttributes(before: object, now: object): Record<string, unknown> {
  const current = new Map<string, unknown>(Object.entries(now));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(current.get(key)),
    ),
  );
}
