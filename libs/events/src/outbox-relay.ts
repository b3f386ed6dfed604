import type { CloudEventEnvelope } from '@colophon/contracts';
import { serviceUrl, DatabaseConfig } from '@colophon/persistence';
import { SERVICE_NAME } from '@colophon/service-kit';
import type { ServiceName } from '@colophon/contracts';
import {
  Inject,
  Injectable,
  Logger,
  OnApplicationBootstrap,
  BeforeApplicationShutdown,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, EntityManager } from 'typeorm';
import { EVENT_TRANSPORT, type EventTransport } from './event-transport';
import { NotificationListener } from './notification-listener';
import { WakeUpCall } from './wake-up-call';

const BATCH = 100;
const POLL_MS = 2000;
const STORE_CHECK_MS = 15_000;
/** How far back events are published again when the transport has lost its store. */
const REBUILD_WINDOW = '30 days';

/**
 * Publishes what stands in the outbox. It looks for rows that are not published yet rather than for rows
 * after a position, so that a transaction that commits late is never skipped. It may crash anywhere: an
 * event published twice has the same id.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly wakeUp = new WakeUpCall(
    () => this.drain(),
    POLL_MS,
    (error) => this.complain(error),
  );
  private readonly listener: NotificationListener;
  private storeCheckedAt = 0;

  constructor(
    @Inject(SERVICE_NAME) service: ServiceName,
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    const url = serviceUrl(service, new DatabaseConfig());
    this.listener = new NotificationListener(url, new Map([[`outbox_${service}`, () => this.wakeUp.call()]]));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.start();
    this.wakeUp.call();
  }

  // Before the shutdown proper, because that closes the database.
  async beforeApplicationShutdown(): Promise<void> {
    await this.listener.stop();
    await this.wakeUp.stop();
  }

  /** Publishes until nothing is left. */
  async drain(): Promise<void> {
    await this.publishAgainWhenStoreWasLost();
    while ((await this.dataSource.transaction((manager) => this.publishBatch(manager))) === BATCH);
  }

  private async publishBatch(manager: EntityManager): Promise<number> {
    const rows: { id: string; event: CloudEventEnvelope }[] = await manager.query(
      `select id, event from outbox where published_at is null order by position limit ${BATCH} for update skip locked`,
    );
    if (rows.length === 0) return 0;
    await this.transport.publish(rows.map((row) => row.event));
    await manager.query('update outbox set published_at = now() where id = any($1)', [
      rows.map((row) => row.id),
    ]);
    return rows.length;
  }

  private async publishAgainWhenStoreWasLost(): Promise<void> {
    if (Date.now() - this.storeCheckedAt < STORE_CHECK_MS) return;
    const storeId = await this.transport.storeId();
    this.storeCheckedAt = Date.now();
    await this.dataSource.transaction(async (manager) => {
      const [state] = await manager.query('select store_id from relay_state for update');
      if (state?.store_id === storeId) return;
      await manager.query(
        `insert into relay_state (store_id) values ($1) on conflict (only_row) do update set store_id = excluded.store_id`,
        [storeId],
      );
      if (!state) return;
      this.logger.warn({ message: 'The event store was made anew; publishing the outbox again', storeId });
      await manager.query(
        `update outbox set published_at = null where created_at > now() - interval '${REBUILD_WINDOW}'`,
      );
    });
  }

  private complain(error: unknown): void {
    this.logger.warn({ message: 'Cannot publish the outbox; trying again', error: String(error) });
  }
}
