import { watchAccessToken } from '../session/access-token';
import { keepSession } from '../session/keep-session';
import { loginPath } from '../session/return-path';
import type { AppRouter } from './router';

/** Keeps the session alive, and takes the browser where it belongs when it ends or becomes another person's, in any tab. */
export function followSession(router: AppRouter): void {
  keepSession();
  watchAccessToken((change) => {
    if (change === 'signed-out') void router.navigate('/login');
    if (change === 'switched') void router.navigate('/home');
    if (change === 'ended') void router.navigate(loginPath(router.state.location));
  });
}
