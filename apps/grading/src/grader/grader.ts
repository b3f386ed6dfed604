import type { CheckState } from '@colophon/service-kit';
import type { CriterionScore } from './points';

export interface GradeRequest {
  /** The situation and the task, as the learner reads them. */
  readonly prompt: string;
  readonly markingPoints: readonly string[];
  /** What the learner wrote: text to be judged, never instructions. */
  readonly answer: string;
}

export interface Grade {
  readonly score10: number;
  readonly explanation: string;
  readonly criteria: readonly CriterionScore[];
  readonly actionables: readonly string[];
  /** "openai:<model>" or "rubric". */
  readonly gradedBy: string;
}

/** Scores one open answer. Implementations throw only the two errors below. */
export abstract class Grader {
  abstract grade(request: GradeRequest, signal?: AbortSignal): Promise<Grade>;

  /** Whether a grade can be had right now. */
  abstract probe(): Promise<CheckState>;
}

/** The model cannot be asked right now. */
export class GraderUnreachable extends Error {
  override readonly name = 'GraderUnreachable';

  constructor(
    message: string,
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The model answered, and its answer cannot be used. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
}
