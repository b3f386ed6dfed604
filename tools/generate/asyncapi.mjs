import { createRequire } from 'node:module';
import { buildProjects } from '../build.mjs';

const require = createRequire(import.meta.url);

/** The description of the events, rendered from the schemas that publishers and subscribers run. */
export async function asyncApiDocument() {
  await buildProjects(['contracts']);
  const { renderAsyncApi } = require('@colophon/contracts');
  return `${JSON.stringify(renderAsyncApi(), null, 2)}\n`;
}
