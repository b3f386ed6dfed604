import { Access, CurrentCaller, RequestCtx } from '@colophon/service-kit';
import type { Caller, RequestContext } from '@colophon/service-kit';
import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import type { Book, BookExamResults } from '../generated/schema';
import { StandingLoader } from './standing.loader';

/** What this service adds to a book of the catalogue. */
@Resolver('Book')
@Access('public')
export class BookResolver {
  constructor(private readonly standings: StandingLoader) {}

  @ResolveReference()
  resolveReference(@Parent() { id }: Pick<Book, 'id'>): Pick<Book, 'id'> {
    return { id };
  }

  @ResolveField()
  async myExam(
    @Parent() book: Pick<Book, 'id'>,
    @CurrentCaller() caller: Caller | null,
    @RequestCtx() context: RequestContext,
  ): Promise<BookExamResults | null> {
    return caller && this.standings.load(context, caller.userId, book.id);
  }
}
