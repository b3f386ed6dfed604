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
      `INSERT INTO books (book_id, version, title) VALUES ($1, $2, $3)
       ON CONFLICT (book_id) DO UPDATE SET version = excluded.version, title = excluded.title
       WHERE books.version < excluded.version`,
      [bookId, version, title],
    );
  }
}
