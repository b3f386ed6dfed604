import { eventBusDatabase } from '@colophon/events';
import { provisionDatabase, type ServiceDatabase } from '@colophon/persistence';
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Of every service's role in the test server; nobody but tests reaches it. */
export const TEST_SERVICE_PASSWORD = 'test';
const TEMPLATE_LOCK = 4_242_003;

export interface TestDatabase {
  /** Without credentials, as services take it. */
  url: string;
  adminUrl: string;
  drop(): Promise<void>;
}

/** An empty, migrated database of its own, copied from a template that is made once for each set of migrations. */
export async function createTestDatabase(databases: ServiceDatabase[]): Promise<TestDatabase> {
  const serverUrl = testServerUrl();
  const template = await ensureTemplate(serverUrl, databases);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, async (client) => {
    await client.query(`create database ${name} template ${template}`);
  });
  const adminUrl = databaseUrl(serverUrl, name);
  const bare = new URL(adminUrl);
  bare.username = bare.password = '';
  const drop = () =>
    onServer(serverUrl, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { url: bare.href, adminUrl, drop };
}

function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: run integration tests through Jest’s global set-up');
  return url;
}

async function ensureTemplate(serverUrl: string, databases: ServiceDatabase[]): Promise<string> {
  const name = `template_${fingerprint(databases)}`;
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const ready = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
      name,
    ]);
    if (ready.rowCount) return;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    await provisionDatabase({
      adminUrl: databaseUrl(serverUrl, name),
      password: TEST_SERVICE_PASSWORD,
      databases,
      shared: [eventBusDatabase],
    });
    await client.query(`alter database ${name} is_template true`);
  });
  return name;
}

function fingerprint(databases: ServiceDatabase[]): string {
  const hash = createHash('sha256');
  for (const { service, migrations } of databases) {
    hash.update(service);
    for (const folder of [...migrations, ...eventBusDatabase.migrations]) {
      for (const file of readdirSync(folder).sort())
        hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(url, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
