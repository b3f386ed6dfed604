import { DependencyChecks } from '@colophon/service-kit';
import { DynamicModule, Global, Injectable, Module } from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DatabaseConfig, dataSourceOptions } from './connection';
import type { ServiceDatabase } from './service-database';

/** Answers `select 1`, or the service is not ready. */
@Injectable()
class DatabaseCheck {
  constructor(checks: DependencyChecks, @InjectDataSource() dataSource: DataSource) {
    checks.register('database', async () => {
      await dataSource.query('select 1');
      return 'ok';
    });
  }
}

/** The service's own schema: its data source and a repository for each of its entities. */
@Global()
@Module({})
export class PersistenceModule {
  static forService(database: ServiceDatabase): DynamicModule {
    const repositories = TypeOrmModule.forFeature(database.entities);
    return {
      module: PersistenceModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...dataSourceOptions(database, new DatabaseConfig()), retryDelay: 500 }),
        }),
        repositories,
      ],
      providers: [DatabaseCheck],
      exports: [repositories],
    };
  }
}
