import { bookPublished, type EventData } from '@colophon/contracts';
import { Handles, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';

@Injectable()
export class KeepTitleOnBookPublished {
  @Handles(bookPublished)
  async handle(
    { bookId, version, title }: EventData<typeof bookPublished>,
    { manager }: Delivery,
  ): Promise<void> {
    await manager.query(
      `insert into books (book_id, version, title) values ($1, $2, $3)
       on conflict (book_id) do update set version = excluded.version, title = excluded.title
       where books.version < excluded.version`,
      [bookId, version, title],
    );
  }
}
