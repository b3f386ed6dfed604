import { Access, CurrentCaller } from '@colophon/service-kit';
import type { Caller } from '@colophon/service-kit';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ChapterProgress } from '../generated/schema';
import { ChapterProgressService } from './chapter-progress.service';

@Resolver()
@Access('signed-in')
export class ChapterProgressResolver {
  constructor(private readonly service: ChapterProgressService) {}

  @Query()
  chapterProgress(
    @CurrentCaller() caller: Caller,
    @Args('chapterId') chapterId: string,
  ): Promise<ChapterProgress> {
    return this.service.progressOfChapter(caller.userId, chapterId);
  }

  @Query()
  bookProgress(@CurrentCaller() caller: Caller, @Args('bookId') bookId: string): Promise<ChapterProgress[]> {
    return this.service.progressOfBook(caller.userId, bookId);
  }

  @Mutation()
  markChapterRead(
    @CurrentCaller() caller: Caller,
    @Args('chapterId') chapterId: string,
  ): Promise<ChapterProgress> {
    return this.service.markRead(caller.userId, chapterId);
  }

  @Mutation()
  updateChapterTestScore(
    @CurrentCaller() caller: Caller,
    @Args('chapterId') chapterId: string,
    @Args('score') score: number,
  ): Promise<ChapterProgress> {
    return this.service.recordTest(caller.userId, chapterId, score);
  }
}
