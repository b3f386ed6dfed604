import { createTestDatabase, TEST_SERVICE_PASSWORD, type TestDatabase } from '@colophon/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { serviceUrl } from './connection';
import { DatabaseIsNewer, provisionDatabase } from './provision';
import type { ServiceDatabase } from './service-database';

const FIRST = '1700000000000-create-shelves.sql';
const SECOND = '1700000000001-fill-shelves.sql';

describe('provisioning a database', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createTestDatabase([]);
    folder = await mkdtemp(join(tmpdir(), 'colophon-migrations-'));
    await writeMigration(FIRST, 'create table shelves (name text primary key)');
  });

  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const writeMigration = (name: string, sql: string) => writeFile(join(folder, name), sql);

  const provision = (...services: ServiceDatabase['service'][]) =>
    provisionDatabase({
      adminUrl: database.adminUrl,
      password: TEST_SERVICE_PASSWORD,
      databases: services.map((service) => ({ service, entities: [], migrations: [folder] })),
      shared: [],
    });

  async function queryAs(service: ServiceDatabase['service'], sql: string): Promise<unknown[]> {
    const access = { DATABASE_URL: database.url, SERVICE_DATABASE_PASSWORD: TEST_SERVICE_PASSWORD };
    const client = new Client({ connectionString: serviceUrl(service, access) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it('runs each migration once, by however many at once and however often', async () => {
    await Promise.all([provision('support'), provision('support')]);
    await writeMigration(SECOND, `insert into shelves values ('poetry')`);
    await Promise.all([provision('support'), provision('support')]);
    await provision('support');
    expect(await queryAs('support', 'select * from support.shelves')).toEqual([{ name: 'poetry' }]);
  });

  it('keeps nothing of a migration that fails', async () => {
    await writeMigration(SECOND, `insert into shelves values ('poetry'); select nonsense`);
    await expect(provision('support')).rejects.toThrow('nonsense');
    expect(await queryAs('support', 'select * from support.shelves')).toEqual([]);
  });

  it('lets no service into the schema of another', async () => {
    await provision('support', 'status');
    await expect(queryAs('status', 'select * from support.shelves')).rejects.toThrow('permission denied');
  });

  it('refuses a database that a newer Colophon has migrated', async () => {
    await writeMigration(SECOND, `insert into shelves values ('poetry')`);
    await provision('support');
    await rm(join(folder, SECOND));
    await expect(provision('support')).rejects.toThrow(DatabaseIsNewer);
  });

  it('refuses a file that is not named as migrations are', async () => {
    await writeMigration('fill-shelves.sql', 'select 1');
    await expect(provision('support')).rejects.toThrow('fill-shelves.sql: the name must be');
  });
});
