import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The services of the federated graph, in alphabetical order. */
export const SERVICES = [
  ...['billing', 'catalogue', 'certificates', 'exam', 'grading'],
  ...['identity', 'progress', 'status', 'support'],
];

/** The hand-written schema of a service. */
export function readSchema(service) {
  return readFileSync(join(root, 'apps', service, 'schema.graphql'), 'utf8');
}
