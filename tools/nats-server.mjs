import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';
import { step } from './steps.mjs';

/** Installs nats-server where it is missing and we may; resolves to whether it is there. */
export async function ensureNatsServer() {
  if (isThere('nats-server')) return true;
  if (process.getuid?.() !== 0 || !isThere('apt-get')) return false;
  try {
    await step('Installing nats-server', installFromPackages);
  } catch {
    return false;
  }
  return isThere('nats-server');
}

function isThere(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

async function installFromPackages() {
  const options = {
    saying: 'nats-server could not be installed',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nats-server'], options);
}
