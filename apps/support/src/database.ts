import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import { MAIL_MIGRATIONS } from '@colophon/mail';
import type { ServiceDatabase } from '@colophon/persistence';
import { Book } from './book/book.entity';
import { Notification } from './notification/notification.entity';
import { Recipient } from './recipient/recipient.entity';

export const supportDatabase: ServiceDatabase = {
  service: 'support',
  entities: [Recipient, Book, Notification],
  migrations: [EVENT_MIGRATIONS, MAIL_MIGRATIONS, join(__dirname, '../migrations')],
};
