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
      `UPDATE mail_outbox
       SET attempt = attempt + 1, available_at = now() + make_interval(secs => $2)
       WHERE id IN (
         SELECT id FROM mail_outbox
         WHERE sent_at IS NULL AND failed_at IS NULL AND available_at <= now()
         ORDER BY available_at
         LIMIT $1
         FOR UPDATE SKIP LOCKED
       )
       RETURNING id, key, recipient, subject, text, html, attempt,
         extract(epoch FROM now() - created_at)::float8 AS "ageSeconds"`,
      [limit, LEASE_SECONDS],
    );
    return mails;
  }

  /** Keeps that it was sent, not what it said: bodies may hold codes. */
  async markSent(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE mail_outbox SET sent_at = now(), text = NULL, html = NULL, last_error = NULL WHERE id = $1`,
      [id],
    );
  }

  async markFailed(id: string, error: string, next: NextDelivery): Promise<void> {
    const afterSeconds = next.kind === 'retry' ? next.afterSeconds : null;
    await this.dataSource.query(
      `UPDATE mail_outbox
       SET last_error = $2,
         available_at = now() + make_interval(secs => coalesce($3::float8, 0)),
         failed_at = CASE WHEN $3::float8 IS NULL THEN now() END
       WHERE id = $1 AND sent_at IS NULL`,
      [id, error, afterSeconds],
    );
  }
}
