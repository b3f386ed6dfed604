import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './pill.module.css';

export interface PillProps {
  children: ReactNode;
  tone?: 'plain' | 'accent' | 'success' | 'danger' | 'warning' | 'info' | 'open';
  icon?: IconName;
}

/** One or two words about the thing it stands beside. */
export function Pill({ children, tone = 'plain', icon }: PillProps) {
  return (
    <span className={`${styles.pill} ${styles[tone]}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
