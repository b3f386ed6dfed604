import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { root } from './services.mjs';
import { step } from './steps.mjs';

const stamp = join(root, 'node_modules/.colophon-install');

/** Installs the dependencies when they are missing or the lock file asks for others. */
export async function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Installing the dependencies', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { saying: 'The dependencies could not be installed' }),
  );
  writeFileSync(stamp, wanted);
}
