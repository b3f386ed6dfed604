const FIRST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 300;
const GIVE_UP_AFTER_HOURS = 48;
const PERMANENT_REPLY = 500;

export interface FailedDelivery {
  /** Which try this was, from 1. */
  attempt: number;
  ageSeconds: number;
  /** The mail server's reply code; null when there was none (refused, timed out). */
  replyCode: number | null;
}

export type NextDelivery = { kind: 'retry'; afterSeconds: number } | { kind: 'give-up' };

/**
 * What follows a failed delivery. A server's final refusal (5xx) and two days of trying end it; anything else is
 * tried again after a pause that doubles, taken at random from its upper half so that senders spread out.
 */
export function nextDelivery(failed: FailedDelivery, random: number): NextDelivery {
  if (failed.replyCode !== null && failed.replyCode >= PERMANENT_REPLY) return { kind: 'give-up' };
  if (failed.ageSeconds > GIVE_UP_AFTER_HOURS * 3600) return { kind: 'give-up' };
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (failed.attempt - 1), LONGEST_PAUSE_SECONDS);
  return { kind: 'retry', afterSeconds: pause * (0.5 + random / 2) };
}
