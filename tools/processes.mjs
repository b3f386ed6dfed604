import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return stateOf(pid) !== 'Z';
}

/** What tells a process from a later one with the same id; null when there is none. */
export function startTimeOf(pid) {
  return statOf(pid)?.[21] ?? ask(pid, 'lstart=');
}

/** The command line of a process; empty when it has none or is gone. */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return ask(pid, 'args=') ?? '';
  }
}

/** Resolves to whether the process ended within the time. */
export async function ended(pid, timeoutSeconds) {
  const deadline = Date.now() + timeoutSeconds * 1000;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}

function stateOf(pid) {
  return statOf(pid)?.[2] ?? '';
}

function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces.
    const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [String(pid), '', ...rest];
  } catch {
    return null;
  }
}

function ask(pid, column) {
  try {
    return (
      execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() ||
      null
    );
  } catch {
    return null;
  }
}
