import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import type { MailContent } from './compose-mail';
import { MailSender } from './mail-sender';

export interface Mail extends MailContent {
  /** One address. */
  to: string;
  /** Unique within the service: a second mail with the same key is not sent. */
  key: string;
}

/** Takes mails inside the caller's transaction: they are sent if it commits, and forgotten if it does not. */
@Injectable()
export class MailQueue implements OnModuleInit, OnModuleDestroy {
  private readonly uncommitted = new WeakSet<QueryRunner>();
  private readonly commitWatch: EntitySubscriberInterface = {
    afterTransactionCommit: ({ queryRunner }) => {
      if (this.uncommitted.delete(queryRunner)) this.sender.wake();
    },
  };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sender: MailSender,
  ) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push(this.commitWatch);
  }

  onModuleDestroy(): void {
    const { subscribers } = this.dataSource;
    subscribers.splice(subscribers.indexOf(this.commitWatch), 1);
  }

  async enqueue(manager: EntityManager, mail: Mail): Promise<void> {
    await manager.query(
      `insert into mail_outbox (id, key, recipient, subject, text, html)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (key) do nothing`,
      [randomUUID(), mail.key, mail.to, mail.subject, mail.text, mail.html],
    );
    if (manager.queryRunner) this.uncommitted.add(manager.queryRunner);
    else this.sender.wake();
  }

  /** When each mail left; a key without an entry, or with null, has not left yet. */
  async sentTimes(keys: readonly string[]): Promise<Map<string, Date | null>> {
    const rows = await this.dataSource.query<{ key: string; sent_at: Date | null }[]>(
      'select key, sent_at from mail_outbox where key = any($1)',
      [keys],
    );
    return new Map(rows.map((row) => [row.key, row.sent_at]));
  }
}
