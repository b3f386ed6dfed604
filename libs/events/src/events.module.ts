import type { ServiceName } from '@colophon/contracts';
import { DatabaseConfig, serviceUrl } from '@colophon/persistence';
import { createConfig } from '@colophon/service-kit';
import { DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { DeadLetters } from './dead-letters';
import { EventDispatcher } from './event-dispatcher';
import { EventHandlers } from './event-handlers';
import { EventSubscriptions } from './event-subscriptions';
import { EVENT_TRANSPORT, type EventTransport } from './event-transport';
import { JetStreamTransport } from './jetstream-transport';
import { Outbox } from './outbox';
import { OutboxRelay } from './outbox-relay';
import { PostgresTransport } from './postgres-transport';

class EventsConfig extends createConfig({ NATS_URL: z.string().optional() }) {}

/** The service's outbox, relay and handlers, over NATS where NATS_URL is set and PostgreSQL where not. */
@Global()
@Module({})
export class EventsModule {
  static forService(service: ServiceName): DynamicModule {
    return {
      module: EventsModule,
      imports: [DiscoveryModule],
      providers: [
        EventsConfig,
        transportOf(service),
        Outbox,
        EventHandlers,
        DeadLetters,
        EventDispatcher,
        OutboxRelay,
        EventSubscriptions,
      ],
      exports: [Outbox, EventDispatcher],
    };
  }
}

function transportOf(service: ServiceName): Provider {
  return {
    provide: EVENT_TRANSPORT,
    inject: [EventsConfig, getDataSourceToken()],
    useFactory: ({ NATS_URL }: EventsConfig, dataSource: DataSource): EventTransport => {
      const logger = new Logger('EventTransport');
      const complain = (error: unknown) =>
        logger.warn({ message: 'The event transport failed; trying again', error: String(error) });
      if (NATS_URL) return new JetStreamTransport(NATS_URL, complain);
      return new PostgresTransport(dataSource, serviceUrl(service, new DatabaseConfig()), complain);
    },
  };
}
