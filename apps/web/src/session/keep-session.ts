import { accessTokenExpiry, readAccessToken, watchAccessToken } from './access-token';
import { refreshSession } from './refresh';

const LEAD_MS = 60_000;
const RETRY_MS = 30_000;
/** A server whose tokens live shorter than the lead must not be asked without a pause. */
const SHORTEST_MS = 1_000;

/**
 * Renews the token a minute before it ends, so that nobody is thrown out in the middle of an exam. Returns the way
 * to stop. A laptop that slept through its minute is caught when its page comes back into view.
 */
export function keepSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    const delay = untilRefresh();
    if (delay !== null) timer = setTimeout(renew, delay);
  };
  const renew = async () => {
    const outcome = await refreshSession();
    if (outcome === 'unreachable') timer = setTimeout(renew, RETRY_MS);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') schedule();
  };

  const stopWatching = watchAccessToken(schedule);
  document.addEventListener('visibilitychange', onVisible);
  schedule();
  return () => {
    clearTimeout(timer);
    stopWatching();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

function untilRefresh(): number | null {
  const token = readAccessToken();
  const expiry = token ? accessTokenExpiry(token) : null;
  return expiry === null ? null : Math.max(SHORTEST_MS, expiry - Date.now() - LEAD_MS);
}
