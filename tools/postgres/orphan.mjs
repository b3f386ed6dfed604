import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { commandOf, ended, isRunning } from '../processes.mjs';

/** The lines of postmaster.pid: process id, folder, start, port, …, and in the eighth how far starting has come. */
export function readPostmasterFile(folder) {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), startedAt: lines[2], port: Number(lines[3]), status: lines[7]?.trim() };
  } catch {
    return null;
  }
}

/** Stops a PostgreSQL that a killed Colophon left behind on this folder. */
export async function stopOrphan(folder) {
  const pid = readPostmasterFile(folder)?.pid;
  if (!pid || !isRunning(pid) || !commandOf(pid).includes(folder)) return;
  for (const [signal, patienceSeconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ]) {
    process.kill(pid, signal);
    if (await ended(pid, patienceSeconds)) return;
  }
  throw new Problem(
    `A PostgreSQL that was left behind (process ${pid}) does not stop. Stop it and start again.`,
  );
}
