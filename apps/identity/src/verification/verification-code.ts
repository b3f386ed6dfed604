import { VERIFICATION_CODE_LENGTH } from '@colophon/contracts';

export const CODE_LIFETIME_MINUTES = 15;
export const MAX_TRIES = 5;
const RESEND_PAUSE_SECONDS = 60;
const MINUTE_MS = 60_000;

/** When a code can be used, and how many guesses were made at it. */
export interface CodeSchedule {
  usableFrom: Date;
  expiresAt: Date;
  tries: number;
  /** Until when guesses count together, whichever code they are made at; null before the first guess. */
  windowEndsAt: Date | null;
}

/**
 * When a new code can be used. Within the window of earlier guesses it inherits their count; when they are used
 * up, it starts to work only after the window, so that asking for codes never buys more guesses.
 */
export function scheduleCode(previous: CodeSchedule | null, now: Date): CodeSchedule {
  const windowEndsAt = previous?.windowEndsAt ?? null;
  if (previous && windowEndsAt && now < windowEndsAt && previous.tries >= MAX_TRIES)
    return freshFrom(windowEndsAt);
  const pending = previous && now < previous.usableFrom;
  if (pending) return freshFrom(previous.usableFrom);
  const guessing = previous && windowEndsAt && now < windowEndsAt;
  return guessing ? { ...freshFrom(now), tries: previous.tries, windowEndsAt } : freshFrom(now);
}

function freshFrom(usableFrom: Date): CodeSchedule {
  return {
    usableFrom,
    expiresAt: minutesAfter(usableFrom, CODE_LIFETIME_MINUTES),
    tries: 0,
    windowEndsAt: null,
  };
}

export function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * MINUTE_MS);
}

export function minutesUntil(time: Date, now: Date): number {
  return Math.max(0, Math.ceil((time.getTime() - now.getTime()) / MINUTE_MS));
}

export function minutesInWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Seconds until another code may be mailed to an address; 0 when it may be now. */
export function secondsUntilResend(mailedAt: Date | null, now: Date): number {
  if (!mailedAt) return 0;
  return Math.max(0, Math.ceil(RESEND_PAUSE_SECONDS - (now.getTime() - mailedAt.getTime()) / 1000));
}

export function looksLikeCode(input: string): boolean {
  return input.length === VERIFICATION_CODE_LENGTH && /^[0-9]+$/.test(input);
}

export type CodeVerdict =
  | { kind: 'right' }
  | { kind: 'malformed' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'expired' }
  | { kind: 'already-used' }
  | { kind: 'no-tries-left'; waitMinutes: number; newCodeWaits: boolean };

/** A guess that was counted before anything was compared. */
export interface CountedGuess {
  matches: boolean;
  tries: number;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Only who holds the code learns that it has expired or was used; everybody else, that it is wrong. */
export function judgeGuess(guess: CountedGuess, now: Date): CodeVerdict {
  if (!guess.matches) return { kind: 'wrong', triesLeft: Math.max(0, MAX_TRIES - guess.tries) };
  if (guess.usedAt) return { kind: 'already-used' };
  return now < guess.expiresAt ? { kind: 'right' } : { kind: 'expired' };
}

/** What is said about a guess that may not be made. */
export function refuseGuess(code: CodeSchedule, now: Date): CodeVerdict {
  const newCodeWaits = now < code.usableFrom;
  const over = newCodeWaits ? code.usableFrom : code.windowEndsAt;
  return { kind: 'no-tries-left', waitMinutes: over ? minutesUntil(over, now) : 0, newCodeWaits };
}
