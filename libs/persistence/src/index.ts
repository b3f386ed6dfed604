export * from './connection';
export * from './persistence.module';
export * from './provision';
export * from './service-database';
