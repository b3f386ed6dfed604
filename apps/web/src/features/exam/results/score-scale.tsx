import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { formatPercent } from '../../../i18n/format';
import styles from './score-scale.module.css';

export interface ScoreScaleProps {
  percent: number;
  passingScore: number;
}

/** The score as a length, with a notch where the exam is passed. */
export function ScoreScale({ percent, passingScore }: ScoreScaleProps) {
  const marks = { '--score': `${percent}%`, '--pass': `${passingScore}%` } as CSSProperties;
  return (
    <div className={styles.scale} style={marks}>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.fill} />
        <span className={styles.notch} />
      </div>
      <p className={styles.mark}>
        <Trans>Pass mark {formatPercent(passingScore)}</Trans>
      </p>
    </div>
  );
}
