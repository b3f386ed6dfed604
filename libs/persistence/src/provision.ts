import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions, serviceUrl } from './connection';
import { roleOf, type ServiceDatabase, type SharedDatabase } from './service-database';
import { sqlMigrations } from './sql-migrations';

/** Anything, as long as everybody who provisions takes the same. */
const ADVISORY_LOCK = 4_242_001;

export interface Provisioning {
  /** With credentials that may create roles and schemas. */
  adminUrl: string;
  /** Of every service's role. */
  password: string;
  databases: ServiceDatabase[];
  shared: SharedDatabase[];
}

/** The database was migrated by a newer Colophon than this one. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';
}

/**
 * Brings a database up to date: roles, schemas, grants, and every migration that has not run yet.
 * Can be run at any time and by several at once; one works, the others wait.
 * @throws DatabaseIsNewer before anything was changed in the schema concerned.
 */
export async function provisionDatabase(provisioning: Provisioning): Promise<void> {
  const admin = new Client({ connectionString: provisioning.adminUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    for (const database of provisioning.databases) await createRole(admin, database, provisioning.password);
    for (const shared of provisioning.shared) await provisionShared(admin, shared, provisioning);
    for (const database of provisioning.databases) await migrateService(database, provisioning);
  } finally {
    await admin.end();
  }
}

async function createRole(admin: Client, { service }: ServiceDatabase, password: string): Promise<void> {
  const role = admin.escapeIdentifier(roleOf(service));
  const known = await admin.query('select 1 from pg_roles where rolname = $1', [roleOf(service)]);
  const verb = known.rowCount ? 'alter' : 'create';
  await admin.query(`${verb} role ${role} login password ${admin.escapeLiteral(password)}`);
  await admin.query(`grant ${role} to current_user`);
  await admin.query(`create schema if not exists ${admin.escapeIdentifier(service)} authorization ${role}`);
}

async function provisionShared(
  admin: Client,
  { schema, migrations }: SharedDatabase,
  { adminUrl, databases }: Provisioning,
): Promise<void> {
  const name = admin.escapeIdentifier(schema);
  await admin.query(`create schema if not exists ${name}`);
  await migrate({ type: 'postgres', url: adminUrl, schema, extra: searchPath(schema) }, migrations);
  for (const { service } of databases) {
    const role = admin.escapeIdentifier(roleOf(service));
    await admin.query(`grant usage on schema ${name} to ${role}`);
    await admin.query(`grant select, insert, update, delete on all tables in schema ${name} to ${role}`);
  }
}

async function migrateService(
  database: ServiceDatabase,
  { adminUrl, password }: Provisioning,
): Promise<void> {
  const bare = new URL(adminUrl);
  bare.username = bare.password = '';
  const config = { DATABASE_URL: bare.href, SERVICE_DATABASE_PASSWORD: password };
  const options = dataSourceOptions(database, { ...config, DATABASE_POOL_SIZE: 1 });
  await migrate(
    { ...options, url: serviceUrl(database.service, config) } as DataSourceOptions,
    database.migrations,
  );
}

function searchPath(schema: string): { options: string } {
  return { options: `-c search_path=${schema}` };
}

async function migrate(options: DataSourceOptions, folders: string[]): Promise<void> {
  const migrations = sqlMigrations(folders);
  const dataSource = new DataSource({
    ...options,
    applicationName: `colophon_migrate_${randomUUID()}`,
    installExtensions: false,
    migrations,
    migrationsTransactionMode: 'each',
  } as DataSourceOptions);
  await dataSource.initialize();
  try {
    await refuseNewer(dataSource, new Set(migrations.map((migration) => new migration().name)));
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

async function refuseNewer(dataSource: DataSource, known: Set<string | undefined>): Promise<void> {
  const [{ table }] = await dataSource.query("select to_regclass('migrations') as table");
  if (!table) return;
  const done: { name: string }[] = await dataSource.query('select name from migrations');
  const unknown = done.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new DatabaseIsNewer(
      `The data was written by a newer Colophon (it knows the migration "${unknown.name}"). Update Colophon, or use another database.`,
    );
  }
}
