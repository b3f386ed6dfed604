import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.mjs';

/** Jest's global set-up: one PostgreSQL for every integration test, at TEST_DATABASE_URL as its superuser. */
export default async function startTestPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'colophon-test-'));
  const server = await startPostgres({ dataDir, throwaway: true });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestPostgres = server.stop;
}
