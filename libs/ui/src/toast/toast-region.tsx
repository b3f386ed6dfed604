import { lazy, Suspense, useEffect, useState } from 'react';
import { toastQueue } from './toast-queue';

const ToastList = lazy(() => import('./toast-list'));

/** Where toasts appear; once, at the end of a layout. What shows them is loaded with the first one. */
export function ToastRegion() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => toastQueue.subscribe(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
}
