import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './alert.module.css';

export type AlertTone = 'success' | 'warning' | 'danger' | 'info';

const ALERT_ICONS: Record<AlertTone, IconName> = {
  success: 'check',
  warning: 'warning',
  danger: 'warning',
  info: 'info',
};

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the words. */
  actions?: ReactNode;
  /** Focusable from code, so that a form can send the reader to its summary. */
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays. Danger and warning interrupt a screen reader, the others wait. */
export function Alert({ tone = 'info', title, children, actions, ref }: AlertProps) {
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div ref={ref} role={role} tabIndex={-1} className={`${styles.alert} ${styles[tone]}`}>
      <Icon name={ALERT_ICONS[tone]} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
