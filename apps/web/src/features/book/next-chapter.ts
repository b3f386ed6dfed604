interface ReadableChapter {
  progress?: { isRead: boolean } | null;
}

/** Where to read on: the first chapter not read yet; null when all are, or there is none. */
export function nextChapter<Chapter extends ReadableChapter>(chapters: readonly Chapter[]): Chapter | null {
  return chapters.find(({ progress }) => !progress?.isRead) ?? null;
}
