import { eventually } from '@colophon/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningColophon } from './running-colophon';
import { freePort, StartedProgram } from './started-program';

export interface EmbeddedColophon extends RunningColophon {
  dataDir: string;
}

/** What `npm start` runs, on a free port and an empty data folder of its own. */
export async function startEmbeddedColophon(): Promise<EmbeddedColophon> {
  const dataDir = await mkdtemp(join(tmpdir(), 'colophon-e2e-'));
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: dataDir };
  const program = await StartedProgram.start(['tools/start.mjs'], env, /Colophon is ready at/);
  const url = `http://localhost:${port}`;
  return {
    url,
    dataDir,
    fromMail: (to, pattern) => eventually(() => readMail(url, to, pattern)),
    async stop() {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readMail(url: string, to: string, pattern: RegExp): Promise<string> {
  const response = await fetch(`${url}/dev/mail/messages?to=${encodeURIComponent(to)}`);
  const messages = (await response.json()) as { text: string }[];
  for (const { text } of messages) {
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  throw new Error(`No mail to ${to} with ${pattern}`);
}
