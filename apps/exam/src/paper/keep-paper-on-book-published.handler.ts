import { bookPublished, type EventData } from '@colophon/contracts';
import { Handles, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';

/** Keeps the exam of the newest version that was heard of; sessions keep the paper they were drawn. */
@Injectable()
export class KeepPaperOnBookPublished {
  @Handles(bookPublished)
  async handle(
    { bookId, version, exam }: EventData<typeof bookPublished>,
    { manager }: Delivery,
  ): Promise<void> {
    await manager.query(
      `insert into exam_papers (book_id, version, paper, mcq_count, open_count)
       values ($1, $2, $3, $4, $5)
       on conflict (book_id) do update
       set version = excluded.version, paper = excluded.paper,
           mcq_count = excluded.mcq_count, open_count = excluded.open_count
       where exam_papers.version < excluded.version`,
      [bookId, version, JSON.stringify(exam), exam.mcqCount, exam.openCount],
    );
  }
}
