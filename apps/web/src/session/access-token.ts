/** The access token in the browser's storage, shared by all tabs. Signed in is having one. */

const STORAGE_KEY = 'colophon.accessToken';

export function readAccessToken(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function storeAccessToken(token: string): void {
  localStorage.setItem(STORAGE_KEY, token);
  announce('stored');
}

export function removeAccessToken(why: 'signed-out' | 'ended'): void {
  localStorage.removeItem(STORAGE_KEY);
  announce(why);
}

/** Milliseconds since the epoch at which the token stops working; null when it does not say. */
export function accessTokenExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const hasExpiry = typeof claims === 'object' && claims !== null && 'exp' in claims;
    return hasExpiry && typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}

/** `ended`: the server does not renew it any more. `signed-out`: the person asked for it. */
export type AccessTokenChange = 'stored' | 'signed-out' | 'ended';
type Listener = (change: AccessTokenChange) => void;

const listeners = new Set<Listener>();

/** Calls back after every change, in this tab or another; returns the way to stop. */
export function watchAccessToken(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener(event.newValue ? 'stored' : 'signed-out');
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function announce(change: AccessTokenChange): void {
  for (const listener of listeners) listener(change);
}
