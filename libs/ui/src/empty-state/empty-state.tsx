import type { ReactNode } from 'react';
import { ColophonMark } from '../colophon-mark/colophon-mark';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The way on: usually one LinkButton. */
  action?: ReactNode;
  /** 1 when it is all there is on a screen. */
  headingLevel?: 1 | 2 | 3;
}

/** What stands where there is nothing to show: nothing yet, nothing found, nothing loaded. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <ColophonMark />
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
