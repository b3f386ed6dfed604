export * from './eventually';
export * from './fixed-clock';
export * from './idle-transport';
export * from './request-context.factory';
export * from './schema-drift';
export * from './test-database';
export * from './test-service';
