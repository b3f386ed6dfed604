import { useLingui } from '@lingui/react/macro';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Icon, type IconName } from '../icon/icon';
import { AriaLocale } from '../aria-locale/aria-locale';
import type { ToastMessage, ToastTone } from './toast-queue';
import styles from './toast.module.css';

const TOAST_ICONS: Record<ToastTone, IconName> = {
  success: 'check',
  warning: 'warning',
  danger: 'cross',
  info: 'info',
};

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

export function ToastList() {
  const { t } = useLingui();
  return (
    <AriaLocale>
      <AriaToastRegion queue={toastQueue} aria-label={t`Notifications`} className={styles.region ?? ''}>
        {({ toast }) => (
          <AriaToast toast={toast} className={`${styles.toast} ${styles[toast.content.tone]}`}>
            <Icon name={TOAST_ICONS[toast.content.tone]} />
            <ToastContent className={styles.content ?? ''}>
              <Text slot="title">{toast.content.message}</Text>
            </ToastContent>
            <Button slot="close" aria-label={t`Close`} className={styles.close ?? ''}>
              <Icon name="cross" />
            </Button>
          </AriaToast>
        )}
      </AriaToastRegion>
    </AriaLocale>
  );
}
