import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';

/** A strip below the bar for as long as the browser has no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles.notice}>
          <Trans>
            You are offline. What you see may be out of date, and nothing reaches us until you are back.
          </Trans>
        </p>
      )}
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
