import { examFinalized, type EventData } from '@colophon/contracts';
import { Handles, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { announceGradings } from './announcement';

/** Makes one unit of work of each open answer, so that any number of workers grade one exam side by side. */
@Injectable()
export class QueueAnswersOnExamFinalized {
  @Handles(examFinalized)
  async handle(
    { sessionId, userId, bookId, bookVersion, openAnswers }: EventData<typeof examFinalized>,
    { manager }: Delivery,
  ): Promise<void> {
    if (openAnswers.length === 0) return;
    await manager.query(
      `insert into gradings (id, session_id, user_id, book_id, book_version, item_id, answer)
       select gen_random_uuid(), $1, $2, $3, $4, "itemId", answer
       from jsonb_to_recordset($5::jsonb) as given("itemId" text, answer text)
       on conflict (session_id, item_id) do nothing`,
      [sessionId, userId, bookId, bookVersion, JSON.stringify(openAnswers)],
    );
    await announceGradings(manager);
  }
}
