import { admit } from '../grader/rubric/admissible';
import { fitMonotone, readCurve } from '../grader/rubric/calibration';
import { gradeByRubric } from '../grader/rubric/rubric.grader';
import { likenessOf } from '../grader/rubric/similarity';
import { sentencesOf, type Sentence } from '../grader/rubric/text';
import { correlation, foldsByGroup, rootMeanSquareError } from './measures';

export interface GradedAnswer {
  readonly question: string;
  readonly referenceAnswer: string;
  readonly answer: string;
  /** What people gave it, 0 to 5. */
  readonly score: number;
}

export interface Agreement {
  readonly r: number;
  readonly rootMeanSquareError: number;
}

export interface Evaluation {
  /** The comparison of texts alone, nothing struck out, its curve fitted on other questions. */
  readonly likeness: Agreement;
  /** With everything struck out that learners' answers lose, except copies of the reference; curve fitted likewise. */
  readonly guarded: Agreement;
  /** Exactly what a learner would get, with the shipped curve and all that is struck out. */
  readonly shipped: Agreement;
  readonly answers: number;
  readonly questions: number;
}

const FOLDS = 10;
const POINTS_OF_TEN = 0.5;

/**
 * Judges the built-in grader on answers that people graded, the reference answer being the only marking point.
 * Three figures, because they differ much: the parts are judged one by one, and then the whole.
 */
export function evaluateAnswers(graded: readonly GradedAnswer[]): Evaluation {
  return {
    likeness: crossValidate(graded, ({ answer }) => sentencesOf(answer)),
    guarded: crossValidate(graded, ({ question, answer }) => admit(answer, [question]).sentences),
    shipped: judgeShipped(graded),
    answers: graded.length,
    questions: new Set(graded.map((item) => item.question)).size,
  };
}

function crossValidate(
  graded: readonly GradedAnswer[],
  sentencesIn: (item: GradedAnswer) => readonly Sentence[],
): Agreement {
  const measured = graded.map((item) => ({
    question: item.question,
    score: item.score,
    likeness: likenessOf(item.question, item.referenceAnswer, sentencesIn(item)).value,
  }));
  const judged = foldsByGroup(measured, (item) => item.question, FOLDS).flatMap((fold) => {
    const held = new Set(fold);
    const curve = fitMonotone(measured.filter((item) => !held.has(item)));
    return fold.map((item) => ({ score: item.score, predicted: readCurve(curve, item.likeness) }));
  });
  return agreement(judged);
}

function judgeShipped(graded: readonly GradedAnswer[]): Agreement {
  return agreement(
    graded.map(({ question: prompt, referenceAnswer, answer, score }) => ({
      score,
      predicted: gradeByRubric({ prompt, markingPoints: [referenceAnswer], answer }).score10 * POINTS_OF_TEN,
    })),
  );
}

function agreement(judged: readonly { score: number; predicted: number }[]): Agreement {
  const predicted = judged.map((item) => item.predicted);
  const actual = judged.map((item) => item.score);
  return { r: correlation(predicted, actual), rootMeanSquareError: rootMeanSquareError(predicted, actual) };
}
