import type { ComponentType, ReactNode } from 'react';

export type ToastTone = 'success' | 'warning' | 'danger' | 'info';

export interface ToastMessage {
  tone: ToastTone;
  message: ReactNode;
}

type Region = (list: ComponentType) => void;

const TOAST_TIMEOUT_MS = 4000;
const regions = new Set<Region>();

/** Calls back with what shows toasts as soon as there is one to show; returns the way to stop. */
export function watchToasts(region: Region): () => void {
  regions.add(region);
  return () => regions.delete(region);
}

/** Says something in passing. It stays while it is hovered or focused. What shows it is loaded with the first one. */
export function showToast(tone: ToastTone, message: ReactNode, timeoutMs = TOAST_TIMEOUT_MS): void {
  void import('./toast-list').then(
    ({ toastQueue, ToastList }) => {
      for (const show of regions) show(ToastList);
      toastQueue.add({ tone, message }, { timeout: timeoutMs });
    },
    () => undefined, // Offline, say: words in passing are not worth an error.
  );
}
