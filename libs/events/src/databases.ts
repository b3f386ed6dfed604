import type { SharedDatabase } from '@colophon/persistence';
import { join } from 'node:path';

/** Outbox, inbox and dead letters: part of every service's own schema. */
export const EVENT_MIGRATIONS = join(__dirname, '../migrations');

/** What the PostgreSQL transport carries events through. */
export const eventBusDatabase: SharedDatabase = {
  schema: 'event_bus',
  migrations: [join(__dirname, '../bus-migrations')],
};
