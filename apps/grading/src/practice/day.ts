const DAY_MS = 86_400_000;

/** The UTC day, as PostgreSQL writes dates. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Seconds until the next UTC day begins, at least one. */
export function secondsUntilTomorrow(time: Date): number {
  return Math.max(1, Math.ceil((DAY_MS - (time.getTime() % DAY_MS)) / 1000));
}
