import { randomUUID } from 'node:crypto';
import { MailQueue, type MailContent } from '@colophon/mail';
import { Clock } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { NotificationKind } from '../generated/schema';
import { RecipientEntity } from '../projection/recipient.entity';
import { NotificationEntity } from './notification.entity';

const LISTED = 100;

/** A message to be sent once: its key says what it is about. */
export interface NewNotification {
  kind: NotificationKind;
  key: string;
  content: MailContent;
}

export interface LoggedNotification extends NotificationEntity {
  sentAt: Date | null;
}

@Injectable()
export class NotificationService {
  constructor(
    @InjectRepository(NotificationEntity) private readonly notifications: Repository<NotificationEntity>,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** Mails a person and logs it, in the caller's transaction; nothing when a message with the key exists. */
  async notify(
    manager: EntityManager,
    to: RecipientEntity,
    { kind, key, content }: NewNotification,
  ): Promise<void> {
    await manager.query(
      `insert into notifications (id, user_id, kind, subject, mail_key, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (mail_key) do nothing`,
      [randomUUID(), to.userId, kind, content.subject, key, this.clock.now()],
    );
    await this.mails.enqueue(manager, { to: to.email, ...content, key });
  }

  /** The latest first. */
  async list(userId: string): Promise<LoggedNotification[]> {
    const notifications = await this.notifications.find({
      where: { userId },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: LISTED,
    });
    const sent = await this.mails.sentTimes(notifications.map(({ mailKey }) => mailKey));
    return notifications.map((one) => ({ ...one, sentAt: sent.get(one.mailKey) ?? null }));
  }
}
