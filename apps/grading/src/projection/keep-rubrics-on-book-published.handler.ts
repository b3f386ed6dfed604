import { bookPublished, type EventData } from '@colophon/contracts';
import { Handles, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { announceGradings } from '../queue/announcement';

/** Keeps the rubrics of every version; the newest one is the book's, in whichever order they arrive. */
@Injectable()
export class KeepRubricsOnBookPublished {
  @Handles(bookPublished)
  async handle(
    { bookId, version, rubrics }: EventData<typeof bookPublished>,
    { manager }: Delivery,
  ): Promise<void> {
    await manager.query(
      `insert into rubrics (book_id, version, question_id, chapter_id, prompt, marking_points)
       select $1, $2, "questionId", "chapterId", prompt, "markingPoints"
       from jsonb_to_recordset($3::jsonb)
         as given("questionId" text, "chapterId" text, prompt text, "markingPoints" jsonb)
       on conflict do nothing`,
      [bookId, version, JSON.stringify(rubrics)],
    );
    await manager.query(
      `insert into books (id, version) values ($1, $2)
       on conflict (id) do update set version = excluded.version where books.version < excluded.version`,
      [bookId, version],
    );
    await announceGradings(manager);
  }
}
