import type { CloudEventEnvelope } from '@colophon/contracts';

/** What becomes of a delivery: it is over, or it comes again after a while. */
export type Outcome = { kind: 'done' } | { kind: 'retry'; delayMs: number };

export interface Subscription {
  subject: string;
  /** @param attempt 1 at the first delivery. Never throws. */
  deliver(event: unknown, attempt: number): Promise<Outcome>;
}

/**
 * Carries events from outboxes to handlers, at least once. A delivery whose process dies comes again after
 * `ACKNOWLEDGEMENT_WAIT_MS`; while `deliver` runs, the transport keeps it from coming again.
 */
export interface EventTransport {
  /** Resolves once the transport holds the events; one that it holds already is not carried twice. */
  publish(events: readonly CloudEventEnvelope[]): Promise<void>;
  /** Starts deliveries to one durable consumer a subject; replicas of a service share them. */
  subscribe(service: string, subscriptions: readonly Subscription[]): Promise<void>;
  /** Identifies the store the events are kept in; another value means that it was lost and made anew. */
  storeId(): Promise<string>;
  /** Ends deliveries, waiting for those in hand. */
  close(): Promise<void>;
}

export const EVENT_TRANSPORT = Symbol('event transport');

export const ACKNOWLEDGEMENT_WAIT_MS = 10_000;
export const HEARTBEAT_MS = 3000;

/** `colophon.exam.exam-graded.v1` for `support` is the consumer `support-exam-exam-graded-v1`. */
export function consumerName(service: string, subject: string): string {
  return `${service}-${subject.replace(/^colophon\./, '').replaceAll('.', '-')}`;
}
