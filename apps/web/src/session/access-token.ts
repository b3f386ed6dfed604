/** The access token in the browser's storage, shared by all tabs. Signed in is having one. */

const STORAGE_KEY = 'colophon.accessToken';

export function readAccessToken(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function storeAccessToken(token: string): void {
  const change = changeBetween(readAccessToken(), token);
  localStorage.setItem(STORAGE_KEY, token);
  announce(change);
}

export function removeAccessToken(why: 'signed-out' | 'ended'): void {
  localStorage.removeItem(STORAGE_KEY);
  announce(why);
}

/** Milliseconds since the epoch at which the token stops working; null when it does not say. */
export function accessTokenExpiry(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}

/**
 * `switched`: it is another person's than before. `ended`: the server does not renew it any more. `signed-out`: the
 * person asked for it.
 */
export type AccessTokenChange = 'stored' | 'switched' | 'signed-out' | 'ended';
type Listener = (change: AccessTokenChange) => void;

const listeners = new Set<Listener>();

/** Calls back after every change, in this tab or another; returns the way to stop. */
export function watchAccessToken(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null)
      listener(changeBetween(event.oldValue, event.newValue));
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function changeBetween(before: string | null, after: string | null): AccessTokenChange {
  if (!after) return 'signed-out';
  return before && claimsOf(before).sub !== claimsOf(after).sub ? 'switched' : 'stored';
}

function announce(change: AccessTokenChange): void {
  for (const listener of listeners) listener(change);
}
