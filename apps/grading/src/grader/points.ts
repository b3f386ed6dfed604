import { OPEN_ANSWER_MAX_POINTS } from '@colophon/contracts';

export interface CriterionScore {
  readonly name: string;
  readonly score: number;
  readonly maxScore: number;
}

/** From here on a point counts as made, and from there as touched. */
export const MET_SHARE = 0.75;
export const PARTLY_SHARE = 0.3;

const NAME_MAX_WORDS = 10;

const roundTo = (value: number, step: number): number =>
  Math.round(Math.round(value / step) * step * 100) / 100;
const clampShare = (share: number): number => (Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0);

/** One criterion a marking point, all of equal weight; `shares` says how much of each point was made, 0 to 1. */
export function criteriaOf(names: readonly string[], shares: readonly number[]): CriterionScore[] {
  const maxScore = roundTo(OPEN_ANSWER_MAX_POINTS / names.length, 0.01);
  return names.map((name, at) => ({
    name,
    score: roundTo(maxScore * clampShare(shares[at] ?? 0), 0.01),
    maxScore,
  }));
}

/** The mean share in points out of ten, to the nearest half. */
export function score10Of(shares: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + clampShare(share), 0);
  return roundTo((OPEN_ANSWER_MAX_POINTS * total) / Math.max(1, shares.length), 0.5);
}

/** What each point is called in feedback: its first words, which learners see beside the question anyway. */
export function pointNames(markingPoints: readonly string[]): string[] {
  return markingPoints.map(shortForm);
}

function shortForm(point: string): string {
  const clause = point.split(/[;:.(–—]/)[0]?.trim() || point;
  const words = clause.split(/\s+/);
  return words.length <= NAME_MAX_WORDS ? clause : `${words.slice(0, NAME_MAX_WORDS).join(' ')} …`;
}
