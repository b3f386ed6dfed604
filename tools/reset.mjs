import './node-version.mjs';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { dataFolderPath, isDataFolder, openDataFolder } from './data-folder.mjs';
import { Problem } from './problem.mjs';
import { stopOrphan } from './postgres/orphan.mjs';
import { runAsProgram } from './program.mjs';

async function main() {
  const path = dataFolderPath();
  if (!isDataFolder(path)) {
    console.log(`There is no Colophon data in ${path}.`);
    return;
  }
  const folder = openDataFolder(path);
  try {
    if (!(await agreed(path))) throw new Problem('Nothing was removed.');
    await stopOrphan(join(folder.path, 'postgres'));
    rmSync(folder.path, { recursive: true, force: true });
    console.log(`Removed the data in ${path}.`);
  } finally {
    folder.release();
  }
}

async function agreed(path) {
  if (process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `Remove every account, exam and certificate in ${path}? [y/N] `;
  const noAnswer = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(question), noAnswer]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

await runAsProgram(import.meta, main);
