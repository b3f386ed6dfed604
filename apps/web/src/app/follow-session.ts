import { readAccessToken, watchAccessToken } from '../session/access-token';
import { loginPath } from '../session/return-path';
import type { AppRouter } from './router';

/** Keeps the session alive, and takes the browser where it belongs when it ends or becomes another person's, in any tab. */
export function followSession(router: AppRouter): void {
  keepSessionOnceThereIsOne();
  watchAccessToken((change) => {
    if (change === 'signed-out') void router.navigate('/login');
    if (change === 'switched') void router.navigate('/home');
    if (change === 'ended') void router.navigate(loginPath(router.state.location));
  });
}

/** Visitors need not load what renews a session. */
function keepSessionOnceThereIsOne(): void {
  let isKept = false;
  const keep = async () => {
    if (isKept || readAccessToken() === null) return;
    isKept = true;
    try {
      const { keepSession } = await import('../session/keep-session');
      keepSession();
    } catch {
      isKept = false;
    }
  };
  watchAccessToken(() => void keep());
  addEventListener('online', () => void keep());
  void keep();
}
