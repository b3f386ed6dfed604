import { bookPublished, type EventData } from '@colophon/contracts';
import { type Delivery, Handles } from '@colophon/events';
import { Injectable } from '@nestjs/common';

@Injectable()
export class KeepTitleOnBookPublished {
  @Handles(bookPublished)
  async handle(book: EventData<typeof bookPublished>, { manager }: Delivery): Promise<void> {
    await manager.query(
      `insert into projected_books as known (id, version, title, primary_hex, accent_hex)
       values ($1, $2, $3, $4, $5)
       on conflict (id) do update set
         version = excluded.version, title = excluded.title,
         primary_hex = excluded.primary_hex, accent_hex = excluded.accent_hex
       where known.version < excluded.version`,
      [book.bookId, book.version, book.title, book.theme.primary, book.theme.accent],
    );
  }
}
