import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/** Flydrive's file system driver writes in place; a crash would leave half a file under its final name. */
export class AtomicFsDriver extends FSDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' });
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const unfinished = `${key}.${randomUUID()}.unfinished`;
    try {
      await super.put(unfinished, contents);
      await rename(join(this.folder, unfinished), join(this.folder, key));
    } catch (error) {
      await rm(join(this.folder, unfinished), { force: true });
      throw error;
    }
  }
}
