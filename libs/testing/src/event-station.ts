import type { EventContract, EventData } from '@colophon/contracts';
import { defineEvent, type ServiceName } from '@colophon/contracts';
import {
  EVENT_MIGRATIONS,
  EventDispatcher,
  EventsModule,
  Handles,
  Outbox,
  type Delivery,
} from '@colophon/events';
import { PersistenceModule, type ServiceDatabase } from '@colophon/persistence';
import { Clock, DependencyChecks, SERVICE_NAME } from '@colophon/service-kit';
import { Global, Injectable, Module, type DynamicModule, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { TEST_SERVICE_PASSWORD, type TestDatabase } from './test-database';

/** The event that stations tell each other. */
export const signal = defineEvent(
  'colophon.status.signal.v1',
  'A test says something.',
  z.object({ text: z.string() }),
);

export const STATION_SERVICES = ['status', 'support'] as const satisfies ServiceName[];

export const stationDatabases: ServiceDatabase[] = STATION_SERVICES.map((service) => ({
  service,
  entities: [],
  migrations: [EVENT_MIGRATIONS],
}));

/** What a station does with a signal beyond noting it; throws to fail. */
export type Reaction = (text: string, delivery: Delivery) => Promise<void>;

@Injectable()
export class NoteSignal {
  readonly noted: string[] = [];
  tries = 0;
  react: Reaction = async () => undefined;

  @Handles(signal)
  async handle({ text }: EventData<typeof signal>, delivery: Delivery): Promise<void> {
    this.tries += 1;
    await this.react(text, delivery);
    this.noted.push(text);
  }
}

@Global()
@Module({})
class StationKit {
  static forService(service: ServiceName): DynamicModule {
    const providers = [{ provide: SERVICE_NAME, useValue: service }, Clock, DependencyChecks];
    return { module: StationKit, providers, exports: providers };
  }
}

@Module({})
class StationModule {
  static forService(service: ServiceName, listens: boolean): DynamicModule {
    const database = stationDatabases.find((candidate) => candidate.service === service);
    if (!database) throw new Error(`No station database for ${service}`);
    return {
      module: StationModule,
      imports: [
        StationKit.forService(service),
        PersistenceModule.forService(database),
        EventsModule.forService(service),
      ],
      providers: listens ? [NoteSignal] : [],
    };
  }
}

/** A process-like stand-in with nothing but events: it tells signals, and notes those it hears. */
export class EventStation {
  private constructor(private readonly app: INestApplicationContext) {}

  static async start(
    service: (typeof STATION_SERVICES)[number],
    database: TestDatabase,
    { natsUrl, listens = true }: { natsUrl?: string; listens?: boolean } = {},
  ): Promise<EventStation> {
    process.env.DATABASE_URL = database.url;
    process.env.SERVICE_DATABASE_PASSWORD = TEST_SERVICE_PASSWORD;
    process.env.NATS_URL = natsUrl ?? '';
    const app = await NestFactory.createApplicationContext(StationModule.forService(service, listens), {
      logger: false,
      abortOnError: false,
    });
    return new EventStation(app);
  }

  get database(): DataSource {
    return this.app.get(getDataSourceToken());
  }

  get handler(): NoteSignal {
    return this.app.get(NoteSignal);
  }

  async tell<Contract extends EventContract>(contract: Contract, data: EventData<Contract>): Promise<void> {
    await this.database.transaction((manager) => this.app.get(Outbox).add(manager, contract, data));
  }

  /** Hands over what a transport received, whatever it is, at its first delivery. */
  dispatch(contract: EventContract, received: unknown): ReturnType<EventDispatcher['dispatch']> {
    return this.app.get(EventDispatcher).dispatch(contract.subject, received, 1);
  }

  get outbox(): Outbox {
    return this.app.get(Outbox);
  }

  async stop(): Promise<void> {
    await this.app.close();
  }
}
