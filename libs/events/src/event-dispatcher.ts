import { cloudEventSchema, type CloudEventEnvelope } from '@colophon/contracts';
import { continueTrace, runWithTrace } from '@colophon/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { DeadLetters } from './dead-letters';
import { EventHandlers, type EventHandler } from './event-handlers';
import type { Outcome } from './event-transport';
import { PoisonEvent } from './handles';
import { isFinalFailure, retryDelayMs } from './retry-schedule';

/** Gives an event to its handler: exactly-once effect, retries, and dead letters for what cannot be handled. */
@Injectable()
export class EventDispatcher {
  private readonly logger = new Logger(EventDispatcher.name);

  constructor(
    private readonly handlers: EventHandlers,
    private readonly deadLetters: DeadLetters,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async dispatch(subject: string, raw: unknown, attempt: number): Promise<Outcome> {
    try {
      await this.handle(subject, raw);
      return { kind: 'done' };
    } catch (error) {
      return this.afterFailure(subject, raw, attempt, error);
    }
  }

  /** @throws whatever the handler throws; PoisonEvent for what is not a readable event of the subject. */
  async handle(subject: string, raw: unknown): Promise<void> {
    const handler = this.handlers.get(subject);
    if (!handler) throw new PoisonEvent(`Nobody handles ${subject} here`);
    const event = readEnvelope(raw);
    const data = readData(event, handler);
    await runWithTrace(continueTrace(event.traceparent), () =>
      this.dataSource.transaction(async (manager) => {
        const claimed: unknown[] = await manager.query(
          'insert into inbox (event_id, subject) values ($1, $2) on conflict do nothing returning 1',
          [event.id, subject],
        );
        if (claimed.length > 0) await handler.handle(data, { event, manager });
      }),
    );
  }

  private async afterFailure(
    subject: string,
    raw: unknown,
    attempt: number,
    error: unknown,
  ): Promise<Outcome> {
    const isFinal = isFinalFailure(error, attempt);
    this.logger.warn({ message: `Handling ${subject} failed`, attempt, isFinal, error: String(error) });
    const retry: Outcome = { kind: 'retry', delayMs: retryDelayMs(attempt) };
    if (!isFinal) return retry;
    try {
      await this.deadLetters.add(subject, raw, attempt, error);
      return { kind: 'done' };
    } catch (storeError) {
      this.logger.error({ message: `Cannot store a dead letter of ${subject}`, error: String(storeError) });
      return retry;
    }
  }
}

function readEnvelope(raw: unknown): CloudEventEnvelope {
  const parsed = cloudEventSchema.safeParse(raw);
  if (!parsed.success) throw new PoisonEvent(`Not a CloudEvent: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function readData(event: CloudEventEnvelope, { contract }: EventHandler): unknown {
  if (event.type !== contract.subject) throw new PoisonEvent(`Type ${event.type} under ${contract.subject}`);
  const parsed = contract.schema.safeParse(event.data);
  if (!parsed.success) throw new PoisonEvent(`Data does not fit: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
