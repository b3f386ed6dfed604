/** Minutes left at which the learner is told; between them the clock keeps quiet. */
const THRESHOLDS = [1, 5, 10] as const;
export type Threshold = (typeof THRESHOLDS)[number];

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Before this, what is being written is sent without waiting for its end. */
const LAST_CALL_MS = 10 * SECOND_MS;
/** From here on seconds are shown. */
const CLOSE_MS = 10 * MINUTE_MS;

/** The narrowest threshold that has been passed; null while there is more time than the widest. */
export function passedThreshold(leftMs: number): Threshold | null {
  return THRESHOLDS.find((minutes) => leftMs <= minutes * MINUTE_MS) ?? null;
}

export type ClockPhase = 'running' | 'last-call' | 'over';

export function clockPhase(leftMs: number): ClockPhase {
  if (leftMs <= 0) return 'over';
  return leftMs <= LAST_CALL_MS ? 'last-call' : 'running';
}

export interface TimeLeft {
  hours: number;
  minutes: number;
  /** Null while there is time enough to count in minutes: a clock that runs is a clock that is watched. */
  seconds: number | null;
}

export function timeLeft(leftMs: number): TimeLeft {
  const isClose = leftMs < CLOSE_MS;
  const unit = isClose ? SECOND_MS : MINUTE_MS;
  const rounded = Math.max(0, Math.ceil(leftMs / unit) * unit);
  return {
    hours: Math.floor(rounded / HOUR_MS),
    minutes: Math.floor((rounded % HOUR_MS) / MINUTE_MS),
    seconds: isClose ? (rounded % MINUTE_MS) / SECOND_MS : null,
  };
}
