import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the packaged Chromium is unpacked unless somebody says otherwise: once for each account. */
export function chromiumCacheFolder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'colophon');
}
