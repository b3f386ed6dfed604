import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildProjects } from '../build.mjs';
import { root } from '../services.mjs';

/** The description of the events, rendered from their contracts. */
export async function renderAsyncApi() {
  if (!existsSync(join(root, 'libs/contracts/src/asyncapi.ts'))) return null;
  await buildProjects(['contracts']);
  const { asyncApiDocument } = await import('../../libs/contracts/dist/asyncapi.js');
  return `${JSON.stringify(asyncApiDocument(), null, 2)}\n`;
}
