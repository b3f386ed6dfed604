import { Access, RequestCtx } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ChapterProgress } from '../generated/schema';
import { ChapterProgressLoader } from './chapter-progress.loader';

/** What this service adds to the catalogue's chapters. */
@Resolver('Chapter')
@Access('public')
export class ChapterResolver {
  constructor(private readonly loader: ChapterProgressLoader) {}

  @ResolveField()
  progress(
    @Parent() chapter: { id: string },
    @RequestCtx() context: RequestContext,
  ): Promise<ChapterProgress | null> {
    return this.loader.ofChapter(context, chapter.id);
  }
}
