export * from './file-storage';
export * from './storage.module';
