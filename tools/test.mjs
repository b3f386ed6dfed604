import './node-version.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEverything } from './build.mjs';
import { installDependencies } from './install.mjs';
import { ensureNatsServer } from './nats-server.mjs';
import { report } from './program.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

const CACHE = 'node_modules/.cache/colophon';
const tests = { passed: 0, failed: 0 };

async function main() {
  await installDependencies();
  const withNats = await ensureNatsServer();
  await check('Generated files', process.execPath, ['tools/generate.mjs', '--check']);
  await check('Format', 'prettier', [
    '--check',
    '--log-level=warn',
    '--cache',
    `--cache-location=${CACHE}/format`,
    '.',
  ]);
  await check('Lint', 'eslint', ['.']);
  await check('Types of the services', 'tsc', typesOf('tsconfig.json', 'services'));
  await check('Types of the web app', 'tsc', typesOf('apps/web/tsconfig.json', 'web'));
  await buildEverything({ isGenerated: true });
  await jest('Unit tests', ['unit', 'web'], ['--maxWorkers=100%']);
  await jest('Integration tests', ['integration'], ['--maxWorkers=100%']);
  if (withNats) await jest('NATS tests', ['nats'], ['--runInBand']);
  await jest('Journeys', ['e2e'], ['--runInBand']);
  if (!withNats) warnAboutNats();
}

function check(name, program, args) {
  return step(name, () => run(program, args, { saying: `${name} failed` }));
}

function typesOf(project, name) {
  return ['-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/types-${name}`];
}

async function jest(name, projects, options) {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-jest-'));
  const outputFile = join(folder, 'result.json');
  const args = ['--config=jest.config.mjs', '--passWithNoTests', '--json', `--outputFile=${outputFile}`];
  try {
    await check(name, 'jest', [...args, ...options, '--selectProjects', ...projects]);
  } finally {
    count(outputFile);
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(outputFile) {
  if (!existsSync(outputFile)) return;
  const result = JSON.parse(readFileSync(outputFile, 'utf8'));
  tests.passed += result.numPassedTests;
  tests.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
}

function warnAboutNats() {
  const line = '!'.repeat(80);
  console.error(
    `${line}\nThe NATS suite did not run: nats-server is missing and could not be installed.\n${line}`,
  );
}

try {
  await main();
} catch (error) {
  report(error);
  // A step without tests of its own, such as the linter, counts as one.
  if (tests.failed === 0) tests.failed = 1;
  process.exitCode = 1;
}
console.log(`${tests.passed} passed, ${tests.failed} failed`);
