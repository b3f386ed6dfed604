import { gradeByRubric } from '../grader/rubric/rubric.grader';

export interface Sample {
  readonly score: number;
  readonly answer: string;
}

export interface SampledQuestion {
  readonly id: string;
  readonly prompt: string;
  readonly markingPoints: readonly string[];
  readonly samples: readonly Sample[];
}

export interface Disagreement {
  readonly questionId: string;
  /** Position of the sample, from 1. */
  readonly sample: number;
  readonly expected: number;
  readonly given: number;
}

/** How far from the author's score, of ten, the built-in grader may be before somebody should look at it. */
export const TOLERATED_DIFFERENCE = 2.5;

/** What the built-in grader gives each sample answer beside what its author says it deserves. */
export function gradeSamples(questions: readonly SampledQuestion[]): Disagreement[] {
  return questions.flatMap(({ id, prompt, markingPoints, samples }) =>
    samples.map(({ score, answer }, at) => ({
      questionId: id,
      sample: at + 1,
      expected: score,
      given: gradeByRubric({ prompt, markingPoints, answer }).score10,
    })),
  );
}

export function sampleDisagreement(graded: readonly Disagreement[]): Disagreement[] {
  return graded.filter(({ expected, given }) => Math.abs(expected - given) > TOLERATED_DIFFERENCE);
}
