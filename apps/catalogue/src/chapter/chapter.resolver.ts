import { Access, RequestCtx } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Args, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import type { BookEntity } from '../book/book.entity';
import { BookLoader } from '../book/book.loader';
import type { ChapterEntity } from './chapter.entity';
import { ChapterLoader } from './chapter.loader';
import type { QuestionEntity } from './question.entity';

@Resolver('Chapter')
@Access('public')
export class ChapterResolver {
  constructor(
    private readonly chapters: ChapterLoader,
    private readonly books: BookLoader,
  ) {}

  @Query()
  @Access('signed-in')
  chapter(@Args('id') id: string, @RequestCtx() context: RequestContext): Promise<ChapterEntity | null> {
    return this.chapters.chapter(context, id);
  }

  @ResolveReference()
  resolveReference(reference: { id: string }, context: RequestContext): Promise<ChapterEntity | null> {
    return this.chapters.chapter(context, reference.id);
  }

  @ResolveField()
  book(@Parent() chapter: ChapterEntity, @RequestCtx() context: RequestContext): Promise<BookEntity | null> {
    return this.books.book(context, chapter.bookId);
  }

  @ResolveField()
  @Access('signed-in')
  questions(
    @Parent() chapter: ChapterEntity,
    @RequestCtx() context: RequestContext,
  ): Promise<QuestionEntity[]> {
    return this.chapters.questionsOfChapter(context, chapter.id);
  }
}
