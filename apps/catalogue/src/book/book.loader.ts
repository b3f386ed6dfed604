import { type RequestContext, requestLoader } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { inOrderOf } from '../batch-order';
import { BookEntity } from './book.entity';
import { ExamPaperEntity } from './exam-paper.entity';

const BOOKS = Symbol('catalogue books');
const EXAM_PAPERS = Symbol('catalogue exam papers');

/** One statement for all books that one request asks for, however many. */
@Injectable()
export class BookLoader {
  constructor(
    @InjectRepository(BookEntity) private readonly books: Repository<BookEntity>,
    @InjectRepository(ExamPaperEntity) private readonly papers: Repository<ExamPaperEntity>,
  ) {}

  async book(context: RequestContext, id: string): Promise<BookEntity | null> {
    const loader = requestLoader<string, BookEntity | null>(context, BOOKS, async (ids) => {
      const found = await this.books.findBy({ id: In(ids) });
      return inOrderOf(ids, found, (book) => book.id);
    });
    return loader.load(id);
  }

  async examPaper(context: RequestContext, bookId: string): Promise<ExamPaperEntity | null> {
    const loader = requestLoader<string, ExamPaperEntity | null>(context, EXAM_PAPERS, async (bookIds) => {
      const found = await this.papers.findBy({ bookId: In(bookIds) });
      return inOrderOf(bookIds, found, (paper) => paper.bookId);
    });
    return loader.load(bookId);
  }
}
