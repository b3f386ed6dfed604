import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILE_NAME = /^(\d{13})-([a-z0-9-]+)\.sql$/;

type MigrationClass = new () => MigrationInterface;

/**
 * Makes TypeORM migrations of the SQL files in some folders.
 * @throws when a file's name is not `<13-digit milliseconds>-<meaning>.sql`.
 */
export function sqlMigrations(folders: readonly string[]): MigrationClass[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => migrationOf(join(folder, file))),
  );
}

function migrationOf(path: string): MigrationClass {
  const [, milliseconds, meaning] = FILE_NAME.exec(basename(path)) ?? [];
  if (!milliseconds || !meaning) throw new Error(`${path}: the name must be <13-digit number>-<meaning>.sql`);
  return class implements MigrationInterface {
    /** TypeORM reads the order from the last thirteen characters. */
    readonly name = `${meaning}-${milliseconds}`;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(readFileSync(path, 'utf8'));
    }

    async down(): Promise<void> {
      throw new Error('Migrations run forwards only.');
    }
  };
}
