import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmasterFile } from '../postgres/orphan.mjs';
import { Problem } from '../problem.mjs';
import { root } from '../services.mjs';
import { isStopping, whenStopping } from '../shutdown.mjs';

/** Starts what `npm start` starts, and measures the seconds until it says that it is ready. It stops with us. */
export async function startColophon({ port, dataDir }) {
  if (isStopping()) throw new Problem('Stopped before the measuring was done.');
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  const stop = () => {
    child.kill('SIGINT');
    return exited;
  };
  whenStopping(stop);
  await new Promise((ready, failed) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      if (/Colophon is ready at/.test(output)) ready();
    });
    child.once('exit', (code) => failed(new Problem(`Colophon ended with ${code}:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    startSeconds: (performance.now() - startedAt) / 1000,
    residentMegabytes: () => residentMegabytes(child.pid),
    databaseUrl: () => databaseUrl(dataDir),
    stop,
  };
}

/** The process's own memory; PostgreSQL's and Chromium's are not in it. Linux only. */
function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

function databaseUrl(dataDir) {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8');
  const { port } = readPostmasterFile(join(dataDir, 'postgres'));
  return `postgresql://colophon:${password}@127.0.0.1:${port}/colophon`;
}
