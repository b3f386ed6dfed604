import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the shipped library lies, from `src` and from `dist` alike. */
export const SHIPPED_LIBRARY = join(__dirname, '../../content');

/** The folders of the books in a library, in a stable order. */
export async function bookFolders(library: string): Promise<string[]> {
  const entries = await readdir(library, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(library, entry.name))
    .sort();
}
