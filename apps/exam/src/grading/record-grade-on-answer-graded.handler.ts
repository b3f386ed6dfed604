import { answerGraded, examGraded, type EventData } from '@colophon/contracts';
import { Handles, Outbox, PoisonEvent, type Delivery } from '@colophon/events';
import { assertNever, Clock } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { recordGrade } from '../session/session';
import { ExamSessionEntity } from '../session/session.entity';
import { gradedEvent } from '../session/session.events';
import { lockSession } from '../session/session.lock';

/** Collects the grades of a session; the one that was last completes the result, whichever it is. */
@Injectable()
export class RecordGradeOnAnswerGraded {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Handles(answerGraded)
  async handle(
    { sessionId, itemId, ...grade }: EventData<typeof answerGraded>,
    { manager }: Delivery,
  ): Promise<void> {
    const session = await lockSession(manager, { id: sessionId });
    if (!session) throw new PoisonEvent(`No session ${sessionId}`);
    const decision = recordGrade(session, itemId, grade, this.clock.now());
    switch (decision.type) {
      case 'duplicate':
        return;
      case 'stray':
        throw new PoisonEvent(`Session ${sessionId}: ${decision.why}`);
      case 'recorded': {
        const { grades, delayedItemIds, outcome } = decision;
        await manager.update(ExamSessionEntity, sessionId, { grades, delayedItemIds, ...outcome });
        if (outcome)
          await this.outbox.add(manager, examGraded, gradedEvent(session, outcome), { about: sessionId });
        return;
      }
      default:
        return assertNever(decision);
    }
  }
}
