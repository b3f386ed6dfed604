import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, isDone, markDone } from './fingerprint.mjs';
import { runAsProgram } from './program.mjs';
import { run } from './run.mjs';
import { root } from './services.mjs';
import { step } from './steps.mjs';

const SOURCES = ['apps', 'libs', 'tools', 'nx.json', '.swcrc', 'tsconfig.base.json', 'package.json'];
const STAMP = 'node_modules/.colophon-build';
const READY = ['apps/embedded/dist/main.js', 'apps/web/dist/index.html'];

/** Generates and builds what has changed; nothing at all, and quickly, when nothing has. */
export async function buildEverything({ isGenerated = false } = {}) {
  const isBuilt = READY.every((file) => existsSync(join(root, file)));
  if (isBuilt && isDone(STAMP, fingerprintOf(SOURCES))) return;
  if (!isGenerated) {
    await step('Generating types and the supergraph', () =>
      run(process.execPath, ['tools/generate.mjs'], { saying: 'Generating failed' }),
    );
  }
  // Taken before building: what is saved meanwhile is built next time.
  const fingerprint = fingerprintOf(SOURCES);
  await step('Building', () => buildProjects());
  markDone(STAMP, fingerprint);
}

/** Builds some projects, or all of them. */
export async function buildProjects(names = []) {
  const projects = names.length > 0 ? [`--projects=${names.join(',')}`] : [];
  await run('nx', ['run-many', '-t', 'build', ...projects, '--outputStyle=static'], {
    saying: 'The build failed',
    env: { NX_TUI: 'false' },
  });
}

await runAsProgram(import.meta, () => buildEverything());
