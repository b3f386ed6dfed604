import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DependencyChecks } from '@colophon/service-kit';
import { FileStorage } from './file-storage';
import { StorageCheck } from './storage-check';

describe('file storage', () => {
  let folder: string;
  let storage: FileStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'colophon-storage-'));
    storage = new FileStorage({ STORAGE_DIR: folder });
  });

  afterEach(() => rm(folder, { recursive: true }));

  const read = async (key: string): Promise<string | null> => {
    const stream = await storage.get(key);
    return stream && text(stream);
  };

  it('gives back what was put, in folders that it makes itself', async () => {
    await storage.put('a/b/c.txt', Buffer.from('ink'));
    expect(await read('a/b/c.txt')).toBe('ink');
    expect(await storage.exists('a/b/c.txt')).toBe(true);
  });

  it('replaces a file and leaves nothing else behind', async () => {
    await storage.put('page', Buffer.from('first'));
    await storage.put('page', Buffer.from('second'));
    expect(await read('page')).toBe('second');
    expect(await readdir(folder)).toEqual(['page']);
  });

  it('keeps a whole file when many write it at once', async () => {
    const contents = Array.from({ length: 20 }, (_, turn) => String(turn % 10).repeat(100_000));
    await Promise.all(contents.map((content) => storage.put('page', Buffer.from(content))));
    expect(contents).toContain(await read('page'));
    expect(await readdir(folder)).toEqual(['page']);
  });

  it('has no file that was never put or was deleted', async () => {
    await storage.put('gone', Buffer.from('x'));
    await storage.delete('gone');
    await storage.delete('gone');
    expect(await storage.get('gone')).toBeNull();
    expect(await storage.exists('never')).toBe(false);
  });

  it('reports a folder that cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    const blocked = new FileStorage({ STORAGE_DIR: join(folder, 'file') });
    await expect(blocked.put('key', Buffer.from('x'))).rejects.toThrow();
  });

  describe('its check', () => {
    const check = (used: FileStorage): Promise<Record<string, string>> => {
      const checks = new DependencyChecks();
      new StorageCheck(checks, used);
      return checks.run();
    };

    it('is ok and leaves no file behind', async () => {
      expect(await check(storage)).toEqual({ storage: 'ok' });
      expect(await readdir(join(folder, 'probes'))).toEqual([]);
    });

    it('is down when nothing can be written', async () => {
      await writeFile(join(folder, 'file'), '');
      expect(await check(new FileStorage({ STORAGE_DIR: join(folder, 'file') }))).toEqual({
        storage: 'down',
      });
    });
  });
});
