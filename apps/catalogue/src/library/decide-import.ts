/** What an import does to a book: write it as this version, or leave it alone. */
export type ImportDecision = { outcome: 'created' | 'updated'; version: number } | { outcome: 'unchanged' };

export interface StoredVersion {
  version: number;
  contentHash: string;
}

/** `missing` adds books that are not there; `missing-and-changed` also replaces those whose content differs. */
export type ImportScope = 'missing' | 'missing-and-changed';

export function decideImport(
  stored: StoredVersion | null,
  contentHash: string,
  scope: ImportScope,
): ImportDecision {
  if (!stored) return { outcome: 'created', version: 1 };
  if (scope === 'missing' || stored.contentHash === contentHash) return { outcome: 'unchanged' };
  return { outcome: 'updated', version: stored.version + 1 };
}
