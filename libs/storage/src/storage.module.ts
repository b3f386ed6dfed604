import { Global, Module } from '@nestjs/common';
import { FileStorage } from './file-storage';
import { StorageCheck } from './storage-check';
import { StorageConfig } from './storage-config';

/** Gives a service a `FileStorage` and shows among its dependencies whether that works. */
@Global()
@Module({
  providers: [StorageConfig, FileStorage, StorageCheck],
  exports: [FileStorage],
})
export class StorageModule {}
