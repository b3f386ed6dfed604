import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './services.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'generated', '.nx', '.data', '.git', 'coverage']);

/** Changes whenever a file below the folders is added, removed or saved; cheap, as no file is read. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) visit(path, hash);
  return hash.digest('hex');
}

function visit(path, hash) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    hash.update(`${path}\0${stats.mtimeMs}\0${stats.size}\n`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!SKIPPED.has(name)) visit(join(path, name), hash);
  }
}

/** Whether the work that leaves this stamp was last done for the same fingerprint. */
export function isDone(stampFile, fingerprint) {
  const path = join(root, stampFile);
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint;
}

export function markDone(stampFile, fingerprint) {
  const path = join(root, stampFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fingerprint);
}
