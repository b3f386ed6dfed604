import { CHAPTER_PASSING_SCORE } from '@colophon/contracts';

/** What one reader has done with one chapter. */
export interface ChapterProgress {
  readAt: Date | null;
  /** Percent; null before the first test. */
  bestScore: number | null;
  testAttempts: number;
}

export const UNTOUCHED: ChapterProgress = { readAt: null, bestScore: null, testAttempts: 0 };

/** The first reading counts; null when there is nothing to change. */
export function readChapter(progress: ChapterProgress, now: Date): ChapterProgress | null {
  return progress.readAt ? null : { ...progress, readAt: now };
}

/** Every attempt counts, the best score stays. */
export function completeTest(progress: ChapterProgress, score: number): ChapterProgress {
  return {
    ...progress,
    bestScore: Math.max(score, progress.bestScore ?? 0),
    testAttempts: progress.testAttempts + 1,
  };
}

export function passes(score: number | null): boolean {
  return score !== null && score >= CHAPTER_PASSING_SCORE;
}

export function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= 0 && score <= 100;
}

/** Percent of a book's chapters that were read; null before the first. */
export function readPercent(readChapters: number, chapters: number): number | null {
  return readChapters > 0 ? Math.round((readChapters / chapters) * 100) : null;
}
