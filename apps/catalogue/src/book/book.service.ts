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

type PageRow = BookEntity & { totalCount: number };

@Injectable()
export class BookService {
  private readonly pageSql: string;

  constructor(@InjectRepository(BookEntity) private readonly books: Repository<BookEntity>) {
    this.pageSql = pageSql(books.metadata);
  }

  /** @throws InvalidInput when there can be no such page; a page after the last is merely empty. */
  async popularBooks(page: number, pageSize: number): Promise<PopularBooks> {
    const errors = findPageErrors(page, pageSize);
    if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
    const rows: PageRow[] = await this.books.query(this.pageSql, [pageSize, (page - 1) * pageSize]);
    const totalCount = rows[0]?.totalCount ?? (await this.books.count());
    const books = rows.map(({ totalCount: _, ...book }) => Object.assign(new BookEntity(), book));
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

/** A page and the count of all in one statement, written once: it is the most wanted of all that visitors ask for. */
function pageSql({ columns }: Repository<BookEntity>['metadata']): string {
  const selected = columns.filter(({ isSelect }) => isSelect);
  const list = selected.map(({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`);
  return `select ${list.join(', ')}, (select count(*)::integer from books) as "totalCount"
    from books order by popularity desc, title, id limit $1 offset $2`;
}
