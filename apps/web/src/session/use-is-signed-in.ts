import { useSyncExternalStore } from 'react';
import { readAccessToken, watchAccessToken } from './access-token';

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(watchAccessToken, () => readAccessToken() !== null);
}
