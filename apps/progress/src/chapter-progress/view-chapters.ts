import { type EntityManager, In } from 'typeorm';
import type { ChapterProgress as ChapterProgressView } from '../generated/schema';
import { ChapterProgressEntity } from './chapter-progress.entity';
import { viewProgress } from './chapter-progress.view';

/** What a reader sees of some chapters, in the order they are named, by one statement. */
export async function viewChapters(
  manager: EntityManager,
  userId: string,
  chapterIds: readonly string[],
): Promise<ChapterProgressView[]> {
  const rows = await manager.findBy(ChapterProgressEntity, { userId, chapterId: In(chapterIds) });
  const byChapter = new Map(rows.map((row) => [row.chapterId, row]));
  return chapterIds.map((id) => viewProgress(id, byChapter.get(id)));
}
