import { useSyncExternalStore } from 'react';

export function useIsOnline(): boolean {
  return useSyncExternalStore(watchConnection, () => navigator.onLine);
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
