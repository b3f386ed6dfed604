import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildProjects } from './build.mjs';
import { installDependencies } from './install.mjs';
import { runAsProgram } from './program.mjs';
import { root } from './services.mjs';

const PROGRAM = join(root, 'apps/catalogue/dist/content/content.cli.js');

/** Checks the library, or another one; needs neither a database nor the other services. */
async function main() {
  await installDependencies();
  await buildProjects(['catalogue']);
  const { status } = spawnSync(process.execPath, [PROGRAM, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

await runAsProgram(import.meta, main);
