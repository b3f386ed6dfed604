import { readAnswer } from './answer';
import type { UnsentAnswer, UnsentAnswers } from './answer-sheet';

/*
 * Answers that the server does not have yet, in the browser's storage: they outlive the tab. An entry a question, so
 * that two tabs never overwrite each other's. Storage may be full or forbidden: then the open tab is all there is.
 */

function prefix(sessionId: string): string {
  return `colophon.exam.${sessionId}.`;
}

export function keepUnsent(sessionId: string, itemId: string, unsent: UnsentAnswer): void {
  tolerant(() => localStorage.setItem(prefix(sessionId) + itemId, JSON.stringify(unsent)));
}

export function forgetUnsent(sessionId: string, itemId: string): void {
  tolerant(() => localStorage.removeItem(prefix(sessionId) + itemId));
}

/** Oldest first. */
export function readUnsent(sessionId: string): UnsentAnswers {
  const found: [string, UnsentAnswer][] = [];
  for (const itemId of keptItemIds(sessionId)) {
    const unsent = parseUnsent(tolerant(() => localStorage.getItem(prefix(sessionId) + itemId)) ?? '');
    if (unsent) found.push([itemId, unsent]);
  }
  return Object.fromEntries(found.sort(([, one], [, other]) => one.givenAt - other.givenAt));
}

/** Once the exam is over, nothing of it can be sent any more. */
export function forgetAllUnsent(sessionId: string): void {
  for (const itemId of keptItemIds(sessionId)) forgetUnsent(sessionId, itemId);
}

function keptItemIds(sessionId: string): string[] {
  const start = prefix(sessionId);
  const keys = tolerant(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

function parseUnsent(json: string): UnsentAnswer | null {
  try {
    const value = JSON.parse(json) as { answer?: unknown; givenAt?: unknown } | null;
    const answer = readAnswer(value?.answer);
    return answer && typeof value?.givenAt === 'number' ? { answer, givenAt: value.givenAt } : null;
  } catch {
    return null;
  }
}

function tolerant<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
