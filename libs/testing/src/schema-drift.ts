import { dataSourceOptions, type ServiceDatabase } from '@colophon/persistence';
import { DataSource } from 'typeorm';
import { createTestDatabase, TEST_SERVICE_PASSWORD } from './test-database';

/** The statements by which the tables that migrations make differ from what the entities say; none when they agree. */
export async function schemaDrift(database: ServiceDatabase): Promise<string[]> {
  const { url, drop } = await createTestDatabase([database]);
  const access = { DATABASE_URL: url, SERVICE_DATABASE_PASSWORD: TEST_SERVICE_PASSWORD };
  const dataSource = new DataSource(dataSourceOptions(database, { ...access, DATABASE_POOL_SIZE: 1 }));
  try {
    await dataSource.initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await dataSource.destroy();
    await drop();
  }
}
