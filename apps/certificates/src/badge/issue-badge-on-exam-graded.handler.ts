import { randomUUID } from 'node:crypto';
import { badgeIssued, type EventData, examGraded } from '@colophon/contracts';
import { type Delivery, Handles, NotKnownYet, Outbox } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProjectedBookEntity } from '../projection/projected-book.entity';
import { ProjectedUserEntity } from '../projection/projected-user.entity';
import { badgeFor, issuedOn } from './badge';
import { newBadgeId } from './badge-id';
import { BadgeEntity } from './badge.entity';

type ExamGraded = EventData<typeof examGraded>;

/** One badge a person and book, however often the exam is passed. */
@Injectable()
export class IssueBadgeOnExamGraded {
  constructor(private readonly outbox: Outbox) {}

  @Handles(examGraded)
  async handle(exam: ExamGraded, { manager }: Delivery): Promise<void> {
    if (!exam.passed) return;
    const badge = await this.makeBadge(manager, exam);
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(BadgeEntity)
      .values(badge)
      .orIgnore()
      .returning('id')
      .execute();
    if (inserted.raw.length === 0) return;
    const { badgeId, userId, bookId, bookTitle, sessionId, score } = badge;
    const data = { badgeId, userId, bookId, bookTitle, sessionId, score, issuedOn: issuedOn(badge) };
    await this.outbox.add(manager, badgeIssued, data, { about: badgeId });
  }

  private async makeBadge(manager: EntityManager, exam: ExamGraded): Promise<BadgeEntity> {
    const user = await manager.findOneBy(ProjectedUserEntity, { id: exam.userId });
    const book = await manager.findOneBy(ProjectedBookEntity, { id: exam.bookId });
    // Subjects overtake each other: what is missing is on its way, and the event comes again.
    if (!user) throw new NotKnownYet(`User ${exam.userId}`);
    if (!book) throw new NotKnownYet(`Book ${exam.bookId}`);
    return badgeFor(exam, user.name, book, { id: randomUUID(), badgeId: newBadgeId() });
  }
}
