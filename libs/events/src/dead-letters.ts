import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';

export interface DeadLetter {
  event_id: string;
  subject: string;
  event: unknown;
  attempts: number;
}

/** Events that could not be handled, kept until somebody replays them. */
@Injectable()
export class DeadLetters {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async add(subject: string, event: unknown, attempts: number, error: unknown): Promise<void> {
    await this.dataSource.query(
      `insert into dead_letter (event_id, subject, event, error, attempts) values ($1, $2, $3, $4, $5)
       on conflict (event_id, subject) do update
       set error = excluded.error, attempts = dead_letter.attempts + excluded.attempts, died_at = now(),
           replay_requested_at = null`,
      [eventIdOf(event), subject, storable(event), String(error).replaceAll('\0', ''), attempts],
    );
  }

  async requestedReplays(): Promise<DeadLetter[]> {
    return this.dataSource.query(
      'select event_id, subject, event, attempts from dead_letter where replay_requested_at is not null order by died_at limit 100',
    );
  }

  async remove({ event_id, subject }: DeadLetter): Promise<void> {
    await this.dataSource.query('delete from dead_letter where event_id = $1 and subject = $2', [
      event_id,
      subject,
    ]);
  }
}

/** NUL and halves of surrogate pairs as JSON escapes them; a backslash that is escaped itself begins no escape. */
const ESCAPE_PAST_JSONB = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** The event as JSON; where jsonb cannot hold that, its text as one JSON string, so that nothing is too odd to keep. */
function storable(event: unknown): string {
  const json = JSON.stringify(event) ?? 'null';
  return ESCAPE_PAST_JSONB.test(json) ? JSON.stringify(json) : json;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The event's own id, or one made of its content where it has none that is well formed. */
function eventIdOf(event: unknown): string {
  const id = typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;
  if (typeof id === 'string' && UUID.test(id)) return id;
  const hash = createHash('sha256')
    .update(JSON.stringify(event) ?? '')
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}
