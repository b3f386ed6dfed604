import { fitMonotone, readCurve } from '../grader/rubric/calibration';
import { likenessOf } from '../grader/rubric/similarity';
import { sentencesOf } from '../grader/rubric/text';
import { correlation, foldsByGroup, rootMeanSquareError } from './measures';

export interface GradedAnswer {
  readonly question: string;
  readonly referenceAnswer: string;
  readonly answer: string;
  /** What people gave it. */
  readonly score: number;
}

export interface Evaluation {
  readonly r: number;
  readonly rootMeanSquareError: number;
  readonly answers: number;
  readonly questions: number;
}

const FOLDS = 10;

/**
 * Judges the built-in grader's likeness on answers that people graded. The reference answer is the only marking
 * point; the curve from likeness to score is fitted on the other questions of each fold. Copying the reference
 * is not struck out here: these learners had the book's wording, ours never see a marking point.
 */
export function evaluateAnswers(graded: readonly GradedAnswer[]): Evaluation {
  const measured = graded.map((item) => ({
    ...item,
    likeness: likenessOf(item.question, item.referenceAnswer, sentencesOf(item.answer)).value,
  }));
  const judged = foldsByGroup(measured, (item) => item.question, FOLDS).flatMap((fold) => {
    const held = new Set(fold);
    const curve = fitMonotone(measured.filter((item) => !held.has(item)));
    return fold.map((item) => ({ score: item.score, predicted: readCurve(curve, item.likeness) }));
  });
  const predicted = judged.map((item) => item.predicted);
  const actual = judged.map((item) => item.score);
  return {
    r: correlation(predicted, actual),
    rootMeanSquareError: rootMeanSquareError(predicted, actual),
    answers: graded.length,
    questions: new Set(graded.map((item) => item.question)).size,
  };
}
