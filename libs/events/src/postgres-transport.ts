import type { CloudEventEnvelope } from '@colophon/contracts';
import type { DataSource } from 'typeorm';
import {
  ACKNOWLEDGEMENT_WAIT_MS,
  consumerName,
  HEARTBEAT_MS,
  type EventTransport,
  type Subscription,
} from './event-transport';
import { NotificationListener } from './notification-listener';
import { WakeUpCall } from './wake-up-call';

const CONCURRENCY = 4;
const POLL_MS = 1000;
/** Publishers share it, a new subscription takes it alone: no event slips between the two. */
const SUBSCRIBE_LOCK = 4_242_002;
/**
 * Lets a statement return before it is on disk. What a crash of PostgreSQL takes back of it is done again: an event
 * counts as published only with the outbox's own commit, which comes later and waits, and a claim or its end that is
 * lost is one more delivery.
 */
const UNHURRIED = `unhurried as materialized (select set_config('synchronous_commit', 'off', true))`;
const LEASE = `now() + interval '${ACKNOWLEDGEMENT_WAIT_MS} milliseconds'`;

interface Claim {
  consumer: string;
  message_id: string;
  attempt: number;
  subject: string;
  event: unknown;
}

/** Carries events through tables of the schema `event_bus`, for installations without NATS. */
export class PostgresTransport implements EventTransport {
  private readonly inHand = new Set<Promise<void>>();
  private readonly subscriptions = new Map<string, Subscription>();
  private service = '';
  private wakeUp: WakeUpCall | undefined;
  private listener: NotificationListener | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly url: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  async publish(events: readonly CloudEventEnvelope[]): Promise<void> {
    await this.dataSource.query(
      `with ${UNHURRIED}, lock as materialized (select pg_advisory_xact_lock_shared(${SUBSCRIBE_LOCK}) from unhurried),
       added as (
         insert into event_bus.message (id, subject, event)
         select (event->>'id')::uuid, event->>'type', event
         from lock, jsonb_array_elements($1::jsonb) as event
         on conflict do nothing returning id, subject)
       insert into event_bus.delivery (consumer, message_id, service)
       select s.consumer, added.id, s.service
       from added join event_bus.subscription s on s.subject = added.subject`,
      [JSON.stringify(events)],
    );
  }

  async subscribe(service: string, subscriptions: readonly Subscription[]): Promise<void> {
    if (subscriptions.length === 0) return;
    this.service = service;
    for (const subscription of subscriptions) {
      this.subscriptions.set(subscription.subject, subscription);
      await this.register(subscription.subject);
    }
    const wakeUp = new WakeUpCall(() => this.takeWork(), POLL_MS, this.onError);
    this.wakeUp = wakeUp;
    this.listener = new NotificationListener(
      this.url,
      new Map([[`deliveries_${service}`, () => wakeUp.call()]]),
    );
    await this.listener.start();
    wakeUp.call();
  }

  async storeId(): Promise<string> {
    return 'postgres';
  }

  async close(): Promise<void> {
    await this.listener?.stop();
    await this.wakeUp?.stop();
    await Promise.all(this.inHand);
  }

  /** A new consumer starts with everything that was ever published under its subject. */
  private async register(subject: string): Promise<void> {
    const consumer = consumerName(this.service, subject);
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(${SUBSCRIBE_LOCK})`);
      const added: unknown[] = await manager.query(
        `insert into event_bus.subscription (consumer, service, subject) values ($1, $2, $3)
         on conflict do nothing returning consumer`,
        [consumer, this.service, subject],
      );
      if (added.length === 0) return;
      await manager.query(
        `insert into event_bus.delivery (consumer, message_id, service)
         select $1, id, $2 from event_bus.message where subject = $3`,
        [consumer, this.service, subject],
      );
    });
  }

  /** Claims as many deliveries as there are free hands; each that ends calls for the next. */
  private async takeWork(): Promise<void> {
    const free = CONCURRENCY - this.inHand.size;
    if (free <= 0) return;
    const claims = await this.claim(free);
    for (const claim of claims) {
      const work = this.deliver(claim)
        .catch(this.onError)
        .finally(() => {
          this.inHand.delete(work);
          this.wakeUp?.call();
        });
      this.inHand.add(work);
    }
  }

  private async claim(count: number): Promise<Claim[]> {
    const [claims] = await this.dataSource.query(
      `with ${UNHURRIED}
       update event_bus.delivery d set attempt = d.attempt + 1, available_at = ${LEASE}
       from unhurried,
            (select consumer, message_id from event_bus.delivery
             where service = $1 and available_at <= now()
             order by available_at limit $2 for update skip locked) due,
            event_bus.message m
       where d.consumer = due.consumer and d.message_id = due.message_id and m.id = d.message_id
       returning d.consumer, d.message_id, d.attempt, m.subject, m.event`,
      [this.service, count],
    );
    return claims;
  }

  private async deliver(claim: Claim): Promise<void> {
    const key = [claim.consumer, claim.message_id, claim.attempt];
    const where = 'where consumer = $1 and message_id = $2 and attempt = $3';
    const heartbeat = setInterval(() => {
      this.dataSource
        .query(`update event_bus.delivery set available_at = ${LEASE} ${where}`, key)
        .catch(this.onError);
    }, HEARTBEAT_MS);
    try {
      const subscription = this.subscriptions.get(claim.subject);
      if (!subscription) return;
      const outcome = await subscription.deliver(claim.event, claim.attempt);
      if (outcome.kind === 'done')
        await this.dataSource.query(
          `with ${UNHURRIED} delete from event_bus.delivery using unhurried ${where}`,
          key,
        );
      else await this.postpone(key, where, outcome.delayMs);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async postpone(key: unknown[], where: string, delayMs: number): Promise<void> {
    await this.dataSource.query(
      `update event_bus.delivery set available_at = now() + $4 * interval '1 millisecond' ${where}`,
      [...key, delayMs],
    );
    setTimeout(() => this.wakeUp?.call(), delayMs + 1).unref();
  }
}
