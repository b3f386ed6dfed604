import { NotKnownYet, PoisonEvent } from './handles';

const MAX_ATTEMPTS = 10;
/** At the longest delay this is about a day, in which the service that is waited for should be up again. */
const MAX_ATTEMPTS_WAITING = 3800;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 30_000;

/** Doubles from 100 ms to 30 s, each drawn from the upper half so that many failures do not come back at once. */
export function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
  return Math.round(ceiling / 2 + (ceiling / 2) * random());
}

/** Whether an event that failed with this error at this attempt is tried no more. */
export function isFinalFailure(error: unknown, attempt: number): boolean {
  if (error instanceof PoisonEvent) return true;
  return attempt >= (error instanceof NotKnownYet ? MAX_ATTEMPTS_WAITING : MAX_ATTEMPTS);
}
