import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asyncApiDocument } from './generate/asyncapi.mjs';
import { composeSupergraph } from './generate/supergraph.mjs';
import { generateTypes } from './generate/types.mjs';
import { Problem } from './problem.mjs';
import { runAsProgram } from './program.mjs';
import { root } from './services.mjs';

/**
 * Writes everything that is derived from the schemas and the event contracts. With `check`, a file that is kept in the repository
 * must be as it would be generated; what is not kept there is written all the same.
 */
export async function generateAll({ check = false } = {}) {
  const { supergraph, clientSchema } = composeSupergraph();
  const kept = [
    { filename: 'apps/gateway/supergraph.graphql', content: supergraph },
    { filename: 'docs/asyncapi.json', content: await asyncApiDocument() },
  ];
  const ignored = await generateTypes(clientSchema);
  const stale = kept.filter(({ filename, content }) => read(filename) !== content);
  for (const file of [...(check ? [] : stale), ...ignored]) write(file);
  if (check && stale.length > 0) {
    const names = stale.map(({ filename }) => filename).join(', ');
    throw new Problem(`Out of date: ${names}. Run npm run generate and commit the result.`);
  }
}

function read(filename) {
  const path = join(root, filename);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Leaves a file that is right already untouched, so that nothing is built again because of it. */
function write({ filename, content }) {
  if (read(filename) === content) return;
  const path = join(root, filename);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

await runAsProgram(import.meta, () => generateAll({ check: process.argv.includes('--check') }));
