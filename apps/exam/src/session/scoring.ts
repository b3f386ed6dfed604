import { OPEN_ANSWER_MAX_POINTS, type answerGraded, type EventData } from '@colophon/contracts';
import { mcqItems, openItems, totalPoints, type DrawnPaper } from '../paper/paper';

/** Either the index of the picked option or what was written. */
export interface SavedAnswer {
  mcqIndex?: number;
  openAnswerText?: string;
  /** ISO 8601, UTC. */
  savedAt: string;
}

export type Grade = Omit<EventData<typeof answerGraded>, 'sessionId' | 'itemId'>;

export interface Score {
  mcqCorrect: number;
  /** Points of the open answers, out of the paper's points for them. */
  openPoints: number;
  /** Percent of all points, rounded down. */
  totalScore: number;
  passed: boolean;
}

export type Answers = Readonly<Record<string, SavedAnswer>>;
export type Grades = Readonly<Record<string, Grade>>;

export function countCorrect(paper: DrawnPaper, answers: Answers): number {
  return mcqItems(paper).filter((item) => answers[item.id]?.mcqIndex === item.answerIndex).length;
}

/** What a grade is worth on a paper that gives an open answer `openPoints` at most. */
export function pointsOfGrade(grade: Grade | undefined, openPoints: number): number {
  if (!grade) return 0;
  const score10 = Math.min(Math.max(grade.score10, 0), OPEN_ANSWER_MAX_POINTS);
  return withoutFloatNoise((score10 * openPoints) / OPEN_ANSWER_MAX_POINTS);
}

/** Scores a whole paper; an item without an answer or without a grade is worth nothing. */
export function scorePaper(paper: DrawnPaper, answers: Answers, grades: Grades): Score {
  const mcqCorrect = countCorrect(paper, answers);
  const openPoints = withoutFloatNoise(
    openItems(paper).reduce((sum, item) => sum + pointsOfGrade(grades[item.id], paper.openPoints), 0),
  );
  const points = mcqCorrect * paper.mcqPoints + openPoints;
  const totalScore = Math.floor(withoutFloatNoise((points / totalPoints(paper)) * 100));
  return { mcqCorrect, openPoints, totalScore, passed: totalScore >= paper.passingScore };
}

/** Keeps an exact 85 % from becoming 84.99999999 and then 84. */
function withoutFloatNoise(points: number): number {
  return Math.round(points * 1e6) / 1e6;
}
