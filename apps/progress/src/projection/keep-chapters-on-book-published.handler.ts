import { bookPublished, type EventData } from '@colophon/contracts';
import { type Delivery, Handles } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { ProjectedChapterEntity } from './projected-chapter.entity';

@Injectable()
export class KeepChaptersOnBookPublished {
  @Handles(bookPublished)
  async handle(book: EventData<typeof bookPublished>, { manager }: Delivery): Promise<void> {
    const newer: unknown[] = await manager.query(
      `insert into projected_books as known (id, version) values ($1, $2)
       on conflict (id) do update set version = excluded.version where known.version < excluded.version
       returning 1`,
      [book.bookId, book.version],
    );
    if (newer.length === 0) return;
    const chapters = book.chapters.map(({ id, index }) => ({ id, index, bookId: book.bookId }));
    const kept = chapters.map(({ id }) => id);
    await manager.delete(ProjectedChapterEntity, { bookId: book.bookId, id: Not(In(kept)) });
    await manager.upsert(ProjectedChapterEntity, chapters, ['id']);
  }
}
