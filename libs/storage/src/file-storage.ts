import type { Readable } from 'node:stream';
import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { AtomicFsDriver } from './atomic-fs-driver';
import { StorageConfig } from './storage-config';

/**
 * Files that a service keeps outside its database. Keys are the service's own choice, such as
 * `certificates/<id>.pdf`, and never made of what a user sent.
 */
@Injectable()
export class FileStorage {
  private readonly disk: Disk;

  constructor(config: StorageConfig) {
    this.disk = new Disk(new AtomicFsDriver(resolve(config.STORAGE_DIR)));
  }

  /** Writes a file whole or not at all, in place of one that is there. */
  async put(key: string, contents: Uint8Array): Promise<void> {
    await this.disk.put(key, contents);
  }

  /** @returns null when there is no such file. */
  async get(key: string): Promise<Readable | null> {
    return (await this.disk.exists(key)) ? this.disk.getStream(key) : null;
  }

  exists(key: string): Promise<boolean> {
    return this.disk.exists(key);
  }

  /** Deleting what is not there is no failure. */
  async delete(key: string): Promise<void> {
    await this.disk.delete(key);
  }
}
