import type { DataSource } from 'typeorm';

/** The statements by which the tables that migrations made differ from what the entities say; none when they agree. */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
