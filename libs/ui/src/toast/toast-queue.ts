import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'success' | 'warning' | 'danger' | 'info';

export interface ToastMessage {
  tone: ToastTone;
  message: ReactNode;
}

const TOAST_TIMEOUT_MS = 4000;

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says something in passing. It stays while it is hovered or focused. */
export function showToast(tone: ToastTone, message: ReactNode, timeoutMs = TOAST_TIMEOUT_MS): void {
  toastQueue.add({ tone, message }, { timeout: timeoutMs });
}
