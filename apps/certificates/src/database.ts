import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import type { ServiceDatabase } from '@colophon/persistence';
import { BadgeEntity } from './badge/badge.entity';
import { ProjectedBookEntity } from './projection/projected-book.entity';
import { ProjectedUserEntity } from './projection/projected-user.entity';

export const certificatesDatabase: ServiceDatabase = {
  service: 'certificates',
  entities: [ProjectedUserEntity, ProjectedBookEntity, BadgeEntity],
  migrations: [EVENT_MIGRATIONS, join(__dirname, '../migrations')],
};
