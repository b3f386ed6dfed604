import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type CheckState, DependencyChecks } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { FileStorage } from './file-storage';

/** Writes a file, reads it back and deletes it. */
@Injectable()
export class StorageCheck {
  constructor(
    checks: DependencyChecks,
    private readonly storage: FileStorage,
  ) {
    checks.register('storage', () => this.probe());
  }

  private async probe(): Promise<CheckState> {
    const key = `probes/${randomUUID()}`;
    const written = Buffer.from(key);
    await this.storage.put(key, written);
    try {
      const stream = await this.storage.get(key);
      return stream && written.equals(await buffer(stream)) ? 'ok' : 'down';
    } finally {
      await this.storage.delete(key);
    }
  }
}
