import { EVENT_MIGRATIONS } from '@colophon/events';
import type { ServiceDatabase } from '@colophon/persistence';

export const statusDatabase: ServiceDatabase = {
  service: 'status',
  entities: [],
  migrations: [EVENT_MIGRATIONS],
};
