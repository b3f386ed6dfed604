import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDone, markDone } from './fingerprint.mjs';
import { run } from './run.mjs';
import { root } from './services.mjs';
import { step } from './steps.mjs';

const STAMP = 'node_modules/.colophon-install';

/** Installs the dependencies when they are missing or the lock file asks for others. */
export async function installDependencies() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (isDone(STAMP, wanted)) return;
  await step('Installing the dependencies', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { saying: 'The dependencies could not be installed' }),
  );
  markDone(STAMP, wanted);
}
