const FIRST_DELAY_SECONDS = 1;
const LONGEST_DELAY_SECONDS = 60;

/**
 * Seconds until the next try: doubling from one to sixty, drawn from the upper half so that answers that failed
 * together do not come back together; never sooner than the provider asked for, if that is within a minute.
 */
export function backOffSeconds(
  failures: number,
  retryAfterSeconds: number | null,
  random: () => number = Math.random,
): number {
  const ceiling = Math.min(FIRST_DELAY_SECONDS * 2 ** Math.min(failures - 1, 10), LONGEST_DELAY_SECONDS);
  const drawn = ceiling / 2 + (ceiling / 2) * random();
  return Math.min(Math.max(drawn, retryAfterSeconds ?? 0), LONGEST_DELAY_SECONDS);
}
