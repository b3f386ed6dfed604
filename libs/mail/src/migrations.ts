import { join } from 'node:path';

/** The folder to list in a service's database, so that its schema has the table of mails to send. */
export const MAIL_MIGRATIONS = join(__dirname, '../migrations');
