import type { ServiceName } from '@colophon/contracts';
import { createConfig } from '@colophon/service-kit';
import type { DataSourceOptions } from 'typeorm';
import { z } from 'zod';
import { roleOf, type ServiceDatabase } from './service-database';
import { SnakeCaseNaming } from './snake-case-naming';

const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 8000;

export class DatabaseConfig extends createConfig({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SERVICE_DATABASE_PASSWORD: z.string().optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(8),
}) {}

/**
 * The address a service connects to. Credentials in DATABASE_URL are used as they are; without any, the
 * service signs in as its own role with SERVICE_DATABASE_PASSWORD.
 */
export function serviceUrl(service: ServiceName, config: Omit<DatabaseConfig, 'DATABASE_POOL_SIZE'>): string {
  const url = new URL(config.DATABASE_URL);
  if (url.username) return url.href;
  url.username = roleOf(service);
  url.password = encodeURIComponent(config.SERVICE_DATABASE_PASSWORD ?? '');
  return url.href;
}

export function dataSourceOptions(database: ServiceDatabase, config: DatabaseConfig): DataSourceOptions {
  return {
    type: 'postgres',
    url: serviceUrl(database.service, config),
    schema: database.service,
    applicationName: roleOf(database.service),
    entities: database.entities,
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: config.DATABASE_POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: { options: `-c search_path=${database.service}`, query_timeout: QUERY_TIMEOUT_MS },
  };
}
