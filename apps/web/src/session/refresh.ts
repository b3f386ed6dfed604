import type { RefreshSessionMutation } from '../generated/graphql';
import { readFailure } from '../graphql/failure';
import { request } from '../graphql/request';
import { readAccessToken, removeAccessToken, storeAccessToken } from './access-token';
import { REFRESH_SESSION } from './session.operations';

/** `renewed`: there is a fresh token. `ended`: there is none any more. `unreachable`: nobody knows; try later. */
export type RefreshOutcome = 'renewed' | 'ended' | 'unreachable';

let running: Promise<RefreshOutcome> | null = null;

/** Exchanges the refresh cookie for a new token. However many ask at once, in however many tabs, one call is made. */
export function refreshSession(): Promise<RefreshOutcome> {
  running ??= acrossTabs(readAccessToken()).finally(() => {
    running = null;
  });
  return running;
}

/** The cookie rotates and its reuse ends the session, so two tabs must not send the same one. */
async function acrossTabs(tokenBefore: string | null): Promise<RefreshOutcome> {
  if (!('locks' in navigator)) return exchange();
  return navigator.locks.request('colophon.refresh', async () => {
    const isRenewedElsewhere = readAccessToken() !== tokenBefore && readAccessToken() !== null;
    return isRenewedElsewhere ? 'renewed' : exchange();
  });
}

async function exchange(): Promise<RefreshOutcome> {
  try {
    const { refreshSession: renewed } = await request<RefreshSessionMutation>(REFRESH_SESSION, {});
    storeAccessToken(renewed.accessToken);
    return 'renewed';
  } catch (error) {
    if (readFailure(error).kind !== 'unauthenticated') return 'unreachable';
    removeAccessToken('ended');
    return 'ended';
  }
}
