/** Where the back button leads: to the page that sent the learner here, else to the summary of the results. */
export type BackTarget = { to: string; page: 'results' | 'book' | 'previous' };

/** A screen that links here may pass `state={{ from: path }}`. */
export function backTarget(sessionId: string, state: unknown): BackTarget {
  const results = `/exam/${sessionId}/results`;
  const from = senderOf(state);
  if (from === null || from === results) return { to: results, page: 'results' };
  return { to: from, page: from.startsWith('/book/') ? 'book' : 'previous' };
}

/** Only a path of this site counts. */
function senderOf(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
