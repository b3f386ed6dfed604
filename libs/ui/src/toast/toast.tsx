import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Icon, type IconName } from '../icon/icon';
import styles from './toast.module.css';

export type ToastTone = 'success' | 'warning' | 'danger' | 'info';

interface ToastMessage {
  tone: ToastTone;
  message: ReactNode;
}

const TOAST_TIMEOUT_MS = 4000;
const TOAST_ICONS: Record<ToastTone, IconName> = {
  success: 'check',
  warning: 'warning',
  danger: 'cross',
  info: 'info',
};

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says something in passing. It stays while it is hovered or focused. */
export function showToast(tone: ToastTone, message: ReactNode, timeoutMs = TOAST_TIMEOUT_MS): void {
  queue.add({ tone, message }, { timeout: timeoutMs });
}

/** Where toasts appear; once, at the end of a layout. */
export function ToastRegion() {
  const { t } = useLingui();
  return (
    <AriaToastRegion queue={queue} aria-label={t`Notifications`} className={styles.region ?? ''}>
      {({ toast }) => (
        <AriaToast toast={toast} className={`${styles.toast} ${styles[toast.content.tone]}`}>
          <Icon name={TOAST_ICONS[toast.content.tone]} />
          <ToastContent className={styles.content ?? ''}>{toast.content.message}</ToastContent>
          <Button slot="close" aria-label={t`Close`} className={styles.close ?? ''}>
            <Icon name="cross" />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
