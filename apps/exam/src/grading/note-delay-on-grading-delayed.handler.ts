import { gradingDelayed, type EventData } from '@colophon/contracts';
import { Handles, PoisonEvent, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { isDelayNews } from '../session/session';
import { ExamSessionEntity } from '../session/session.entity';
import { lockSession } from '../session/session.lock';

/** Remembers which answers wait for a grader that cannot be reached, so that the learner can be told. */
@Injectable()
export class NoteDelayOnGradingDelayed {
  @Handles(gradingDelayed)
  async handle(
    { sessionId, itemId }: EventData<typeof gradingDelayed>,
    { manager }: Delivery,
  ): Promise<void> {
    const session = await lockSession(manager, { id: sessionId });
    if (!session) throw new PoisonEvent(`No session ${sessionId}`);
    if (!isDelayNews(session, itemId)) return;
    const delayedItemIds = [...session.delayedItemIds, itemId];
    await manager.update(ExamSessionEntity, sessionId, { delayedItemIds });
  }
}
