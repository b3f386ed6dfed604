/*
 * The server's clock, as far as its replies tell: deadlines are the server's, and clocks of devices are often wrong.
 * A Date header has no fractions of a second, so anything closer than that is left alone.
 */

const PRECISION_MS = 1_500;
const HALF_SECOND_MS = 500;

let offsetMs = 0;

/** Milliseconds since the epoch by the server's clock. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** `sentAt` and now enclose the moment that the reply's Date header names; the further apart, the less it tells. */
export function noteServerTime(reply: Response, sentAt: number): void {
  const date = Date.parse(reply.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const receivedAt = Date.now();
  const measured = date + HALF_SECOND_MS - (sentAt + receivedAt) / 2;
  const precision = PRECISION_MS + (receivedAt - sentAt) / 2;
  if (Math.abs(measured - offsetMs) > precision) offsetMs = measured;
}
