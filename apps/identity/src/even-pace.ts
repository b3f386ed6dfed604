import { setTimeout } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Does the work and answers at the next full step of time, so that how long it took does not tell what was done
 * (a mail more, a row less). Only for work of which an observer could learn whether an account exists.
 */
export async function atEvenPace<Result>(work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await setTimeout(STEP_MS - ((performance.now() - started) % STEP_MS));
  }
}
