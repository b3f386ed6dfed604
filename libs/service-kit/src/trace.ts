import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;
const storage = new AsyncLocalStorage<string>();

/** Runs work under a W3C trace context, which its logs, events and calls carry on. */
export function runWithTrace<Result>(traceparent: string, work: () => Result): Result {
  return storage.run(traceparent, work);
}

export function currentTraceparent(): string | undefined {
  return storage.getStore();
}

/** The caller's trace context where it is well formed, a fresh one otherwise. */
export function continueTrace(header: unknown): string {
  if (typeof header === 'string' && TRACEPARENT.test(header)) return header;
  return `00-${randomHex()}-${randomHex().slice(0, 16)}-01`;
}

/** Node makes the random part of these in stock, which costs each request far less than bytes of its own. */
function randomHex(): string {
  return randomUUID().replaceAll('-', '');
}

/** The part of a trace context by which log lines of one request are found. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent?.slice(3, 35);
}
