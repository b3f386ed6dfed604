import { bookPublished, type EventData } from '@colophon/contracts';
import { type Delivery, Handles } from '@colophon/events';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ProjectTitleOnBookPublished {
  @Handles(bookPublished)
  async handle(book: EventData<typeof bookPublished>, { manager }: Delivery): Promise<void> {
    await manager.query(
      `INSERT INTO projected_books AS known (id, version, title, primary_hex, accent_hex)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET
         version = excluded.version, title = excluded.title,
         primary_hex = excluded.primary_hex, accent_hex = excluded.accent_hex
       WHERE known.version < excluded.version`,
      [book.bookId, book.version, book.title, book.theme.primary, book.theme.accent],
    );
  }
}
