import type { ChapterProgress as ChapterProgressView } from '../generated/schema';
import { type ChapterProgress, passes, UNTOUCHED } from './chapter-progress';

/** What a reader sees of a chapter; one that was never opened has its own answer. */
export function viewProgress(chapterId: string, progress: ChapterProgress = UNTOUCHED): ChapterProgressView {
  return {
    chapterId,
    isRead: progress.readAt !== null,
    isTestPassed: passes(progress.bestScore),
    testScore: progress.bestScore,
    testAttempts: progress.testAttempts,
  };
}
