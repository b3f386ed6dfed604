import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { NextDelivery } from './delivery';

/** Longer than the slowest delivery, so that only the mails of a dead sender are taken over. */
const LEASE_SECONDS = 180;

export interface ClaimedMail {
  id: string;
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attempt: number;
  ageSeconds: number;
}

/** The table of mails to send, as the sender sees it. Times are the database's, shared by all senders. */
@Injectable()
export class MailOutbox {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Takes mails that are due, so that no other sender takes them until the lease ends. */
  async claim(limit: number): Promise<ClaimedMail[]> {
    const [mails] = await this.dataSource.query<[ClaimedMail[], number]>(
      `update mail_outbox
       set attempt = attempt + 1, available_at = now() + make_interval(secs => $2)
       where id in (
         select id from mail_outbox
         where sent_at is null and failed_at is null and available_at <= now()
         order by available_at
         limit $1
         for update skip locked
       )
       returning id, key, recipient, subject, text, html, attempt,
         extract(epoch from now() - created_at)::float8 as "ageSeconds"`,
      [limit, LEASE_SECONDS],
    );
    return mails;
  }

  /** Keeps that it was sent, not what it said: bodies may hold codes. */
  async markSent(id: string): Promise<void> {
    await this.dataSource.query(
      `update mail_outbox set sent_at = now(), text = null, html = null, last_error = null where id = $1`,
      [id],
    );
  }

  async markFailed(id: string, error: string, next: NextDelivery): Promise<void> {
    const afterSeconds = next.kind === 'retry' ? next.afterSeconds : null;
    await this.dataSource.query(
      `update mail_outbox
       set last_error = $2,
         available_at = now() + make_interval(secs => coalesce($3::float8, 0)),
         failed_at = case when $3::float8 is null then now() end
       where id = $1 and sent_at is null`,
      [id, error, afterSeconds],
    );
  }
}
