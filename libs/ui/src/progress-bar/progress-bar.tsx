import { i18n } from '@lingui/core';
import { type ReactNode, useId } from 'react';
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
  const labelId = useId();
  const share = max === 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const valueText = valueLabel ?? i18n.number(share, { style: 'percent' });
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={styles.progress}
    >
      <span className={styles.words}>
        <span id={labelId}>{label}</span>
        <span>{valueText}</span>
      </span>
      <span className={styles.track}>
        <span className={styles.fill} style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}
