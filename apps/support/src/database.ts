import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import { MAIL_MIGRATIONS } from '@colophon/mail';
import type { ServiceDatabase } from '@colophon/persistence';
import { NotificationEntity } from './notification/notification.entity';
import { BookEntity } from './projection/book.entity';
import { RecipientEntity } from './projection/recipient.entity';

export const supportDatabase: ServiceDatabase = {
  service: 'support',
  entities: [RecipientEntity, BookEntity, NotificationEntity],
  migrations: [EVENT_MIGRATIONS, MAIL_MIGRATIONS, join(__dirname, '../migrations')],
};
