import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '../../../session/server-clock';

const TICK_MS = 250;

/** What `read` makes of the milliseconds until the deadline; renders again only when that changes. */
export function useClock<Reading extends string | number | null>(
  deadlineAt: string,
  read: (leftMs: number) => Reading,
): Reading {
  const readNow = useCallback(() => read(Date.parse(deadlineAt) - serverNow()), [deadlineAt, read]);
  return useSyncExternalStore(tick, readNow);
}

function tick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}
