import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'heading' | 'box';
  /** Any CSS length. */
  width?: string;
  height?: string;
}

/** A grey shape the size of what is coming. Put the shapes of a screen into one `SkeletonGroup`. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${styles[shape]}`} style={{ width, height }} />;
}

/** Says once that its region is loading, and hides the shapes from screen readers. */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true">
      <div aria-hidden="true" className={styles.group}>
        {children}
      </div>
    </div>
  );
}
