import { chapterRead, chapterTestCompleted } from '@colophon/contracts';
import { Outbox } from '@colophon/events';
import { Clock, InvalidInput, NotFound } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, EntityManager } from 'typeorm';
import type { ChapterProgress as ChapterProgressView } from '../generated/schema';
import { ProjectedChapterEntity } from '../projection/projected-chapter.entity';
import { completeTest, isScore, passes, readChapter } from './chapter-progress';
import { ChapterProgressEntity } from './chapter-progress.entity';
import { viewProgress } from './chapter-progress.view';
import { viewChapters } from './view-chapters';

@Injectable()
export class ChapterProgressService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async markRead(userId: string, chapterId: string): Promise<ChapterProgressView> {
    return this.dataSource.transaction(async (manager) => {
      const { bookId } = await findChapter(manager, chapterId);
      const progress = await lockProgress(manager, userId, chapterId);
      const now = this.clock.now();
      const changed = readChapter(progress, now);
      if (!changed) return viewProgress(chapterId, progress);
      await manager.update(ChapterProgressEntity, { userId, chapterId }, changed);
      const event = { userId, bookId, chapterId, readAt: now.toISOString() };
      await this.outbox.add(manager, chapterRead, event, { about: chapterId });
      return viewProgress(chapterId, changed);
    });
  }

  async recordTest(userId: string, chapterId: string, score: number): Promise<ChapterProgressView> {
    if (!isScore(score)) {
      throw new InvalidInput({ score: ['The score must be a whole number from 0 to 100.'] });
    }
    return this.dataSource.transaction(async (manager) => {
      const { bookId } = await findChapter(manager, chapterId);
      const changed = completeTest(await lockProgress(manager, userId, chapterId), score);
      await manager.update(ChapterProgressEntity, { userId, chapterId }, changed);
      const completedAt = this.clock.now().toISOString();
      const result = { score, passed: passes(score), attempt: changed.testAttempts, completedAt };
      const event = { userId, bookId, chapterId, ...result };
      await this.outbox.add(manager, chapterTestCompleted, event, { about: chapterId });
      return viewProgress(chapterId, changed);
    });
  }

  async progressOfChapter(userId: string, chapterId: string): Promise<ChapterProgressView> {
    const { manager } = this.dataSource;
    await findChapter(manager, chapterId);
    const progress = await manager.findOneBy(ChapterProgressEntity, { userId, chapterId });
    return viewProgress(chapterId, progress ?? undefined);
  }

  async progressOfBook(userId: string, bookId: string): Promise<ChapterProgressView[]> {
    const { manager } = this.dataSource;
    const chapters = await manager.find(ProjectedChapterEntity, {
      where: { bookId },
      order: { index: 'ASC' },
    });
    if (chapters.length === 0) throw new NotFound('Book Not Found');
    return viewChapters(
      manager,
      userId,
      chapters.map(({ id }) => id),
    );
  }
}

async function findChapter(manager: EntityManager, chapterId: string): Promise<ProjectedChapterEntity> {
  const chapter = await manager.findOneBy(ProjectedChapterEntity, { id: chapterId });
  if (!chapter) throw new NotFound('Chapter Not Found');
  return chapter;
}

/** The reader's row, made if need be and locked, so that two requests at once take turns. */
async function lockProgress(
  manager: EntityManager,
  userId: string,
  chapterId: string,
): Promise<ChapterProgressEntity> {
  const row = { userId, chapterId };
  await manager.createQueryBuilder().insert().into(ChapterProgressEntity).values(row).orIgnore().execute();
  const lock = { mode: 'pessimistic_write' } as const;
  return manager.findOneOrFail(ChapterProgressEntity, { where: row, lock });
}
