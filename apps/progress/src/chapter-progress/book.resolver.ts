import { Access, RequestCtx } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ChapterProgressLoader } from './chapter-progress.loader';

/** What this service adds to the catalogue's books. */
@Resolver('Book')
@Access('public')
export class BookResolver {
  constructor(private readonly progress: ChapterProgressLoader) {}

  @ResolveField()
  progressPct(@Parent() book: { id: string }, @RequestCtx() context: RequestContext): Promise<number | null> {
    return this.progress.percentOfBook(context, book.id);
  }
}
