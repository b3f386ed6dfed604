import type { ServiceName } from '@colophon/contracts';

/** What one service keeps in PostgreSQL: a schema of its name, reached by a role of its own. */
export interface ServiceDatabase {
  service: ServiceName;
  /** TypeORM entity classes. */
  entities: (new () => object)[];
  /** Folders of `<13-digit milliseconds>-<meaning>.sql` files, run in the order of their numbers. */
  migrations: string[];
}

/** A schema that every service may read and write, such as the event bus. */
export interface SharedDatabase {
  schema: string;
  migrations: string[];
}

export function roleOf(service: ServiceName): string {
  return `colophon_${service}`;
}
