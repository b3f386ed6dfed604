import { examFinalized, examGraded } from '@colophon/contracts';
import { Outbox } from '@colophon/events';
import { assertNever, Clock, NotFound } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { FinalizeExamResult } from '../generated/schema';
import { isSessionId } from './ids';
import { decideFinalize, handIn, handInReply, isOverdue, type HandInReason, type Outcome } from './session';
import { ExamSessionEntity } from './session.entity';
import { finalizedEvent, gradedEvent } from './session.events';
import { lockSession } from './session.lock';

/** Ends sessions: the learner's own hand-in, and the deadline's. */
@Injectable()
export class HandInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Hands an exam in. Every call after the first answers what the first did.
   * @throws NotFound unless the session is the learner's.
   */
  async finalize(userId: string, sessionId: string): Promise<FinalizeExamResult> {
    if (!isSessionId(sessionId)) throw new NotFound('Exam Not Found');
    return this.dataSource.transaction(async (manager) => {
      const session = await lockSession(manager, { id: sessionId, userId });
      if (!session) throw new NotFound('Exam Not Found');
      const now = this.clock.now();
      const decision = decideFinalize(session, now);
      switch (decision.type) {
        case 'unanswered':
          return unanswered(decision.itemIds);
        case 'handed-in-already':
          return finalized(handInReply(session, session.finalizedReason ?? 'submitted'));
        case 'hand-in':
          return finalized((await this.handIn(manager, session, decision.reason, now)).status);
        default:
          return assertNever(decision);
      }
    });
  }

  /**
   * Hands in a session whose time is up; does nothing to one that is handed in already.
   * With `skip_locked` one that somebody else is at is left to them.
   */
  async handInOverdue(sessionId: string, onLocked?: 'skip_locked'): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const session = await lockSession(manager, { id: sessionId }, onLocked);
      const now = this.clock.now();
      if (session && isOverdue(session, now)) await this.handIn(manager, session, 'deadline', now);
    });
  }

  /** Sessions whose time is up, the longest overdue first. */
  async findOverdue(limit: number): Promise<string[]> {
    const sessions = await this.dataSource.getRepository(ExamSessionEntity).find({
      select: { id: true },
      where: { status: 'InProgress', deadlineAt: LessThanOrEqual(this.clock.now()) },
      order: { deadlineAt: 'ASC' },
      take: limit,
    });
    return sessions.map(({ id }) => id);
  }

  private async handIn(
    manager: EntityManager,
    session: ExamSessionEntity,
    reason: HandInReason,
    now: Date,
  ): Promise<Outcome> {
    const outcome = handIn(session, reason, now);
    await manager.update(ExamSessionEntity, session.id, {
      ...outcome,
      finalizedAt: now,
      finalizedReason: reason,
    });
    await this.outbox.add(manager, examFinalized, finalizedEvent(session, reason, now), {
      about: session.id,
    });
    if (outcome.status !== 'Grading') {
      await this.outbox.add(manager, examGraded, gradedEvent(session, outcome), { about: session.id });
    }
    return outcome;
  }
}

function unanswered(itemIds: string[]): FinalizeExamResult {
  const message = 'Answer every question before handing the exam in.';
  return { __typename: 'UnansweredItems', message, itemIds };
}

function finalized(status: Outcome['status']): FinalizeExamResult {
  return { __typename: 'ExamFinalized', status, isGrading: status === 'Grading' };
}
