import { Access, RequestCtx } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Args, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import type { ChapterEntity } from '../chapter/chapter.entity';
import { ChapterLoader } from '../chapter/chapter.loader';
import type { BookEntity } from './book.entity';
import { BookLoader } from './book.loader';
import { BookService, type PopularBooks } from './book.service';
import type { ExamPaperEntity } from './exam-paper.entity';

@Resolver('Book')
@Access('public')
export class BookResolver {
  constructor(
    private readonly service: BookService,
    private readonly books: BookLoader,
    private readonly chapterLoader: ChapterLoader,
  ) {}

  @Query()
  popularBooks(@Args('page') page: number, @Args('pageSize') pageSize: number): Promise<PopularBooks> {
    return this.service.popularBooks(page, pageSize);
  }

  @Query()
  bookBySlug(@Args('slug') slug: string): Promise<BookEntity | null> {
    return this.service.bookBySlug(slug);
  }

  @Query()
  book(@Args('id') id: string, @RequestCtx() context: RequestContext): Promise<BookEntity | null> {
    return this.books.book(context, id);
  }

  @ResolveReference()
  resolveReference(reference: { id: string }, context: RequestContext): Promise<BookEntity | null> {
    return this.books.book(context, reference.id);
  }

  @ResolveField()
  chapters(@Parent() book: BookEntity, @RequestCtx() context: RequestContext): Promise<ChapterEntity[]> {
    return this.chapterLoader.chaptersOfBook(context, book.id);
  }

  @ResolveField()
  exam(@Parent() book: BookEntity, @RequestCtx() context: RequestContext): Promise<ExamPaperEntity | null> {
    return this.books.examPaper(context, book.id);
  }
}
