import { InvalidInput } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Pagination } from '../generated/schema';
import { BookEntity } from './book.entity';
import { findPageErrors, paginate } from './pagination';

export interface PopularBooks {
  books: BookEntity[];
  pagination: Pagination;
}

@Injectable()
export class BookService {
  constructor(@InjectRepository(BookEntity) private readonly books: Repository<BookEntity>) {}

  /** @throws InvalidInput when there can be no such page; a page after the last is merely empty. */
  async popularBooks(page: number, pageSize: number): Promise<PopularBooks> {
    const errors = findPageErrors(page, pageSize);
    if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
    const [books, totalCount] = await this.books.findAndCount({
      order: { popularity: 'DESC', title: 'ASC', id: 'ASC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { books, pagination: paginate(page, pageSize, totalCount) };
  }

  async bookBySlug(slug: string): Promise<BookEntity | null> {
    return this.books.findOneBy({ slug });
  }

  async coverBySlug(slug: string): Promise<{ svg: string; hash: string } | null> {
    const book = await this.books.findOne({
      select: { id: true, coverSvg: true, coverHash: true },
      where: { slug },
    });
    return book && { svg: book.coverSvg, hash: book.coverHash };
  }
}
