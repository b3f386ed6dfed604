import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: ReactNode;
  value: number;
  /** Defaults to 100. */
  max?: number;
  /** What stands beside the label; defaults to the percentage. */
  valueLabel?: string;
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, valueLabel }: ProgressBarProps) {
  return (
    <AriaProgressBar className={styles.progress ?? ''} value={value} maxValue={max} valueLabel={valueLabel}>
      {({ percentage, valueText }) => (
        <>
          <span className={styles.words}>
            <Label>{label}</Label>
            <span>{valueText}</span>
          </span>
          <span className={styles.track}>
            <span className={styles.fill} style={{ width: `${percentage ?? 0}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
