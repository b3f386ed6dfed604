import { Plural, Trans } from '@lingui/react/macro';
import { Icon, VisuallyHidden } from '@colophon/ui';
import { useState } from 'react';
import styles from './clock.module.css';
import { passedThreshold, type TimeLeft, timeLeft } from './exam-clock';
import { useClock } from './use-clock';

/** The time that is left. It speaks only at ten, five and one minutes. */
export function Clock({ deadlineAt }: { deadlineAt: string }) {
  const { hours, minutes, seconds } = unpack(useClock(deadlineAt, packedTimeLeft));
  const threshold = useClock(deadlineAt, passedThreshold);
  const tone = threshold === 1 ? styles.last : threshold === 5 ? styles.soon : '';
  return (
    <div className={`${styles.clock} ${tone}`}>
      <Icon name="clock" />
      <div role="timer" className={styles.time}>
        {seconds !== null ? (
          <Trans>
            {minutes}:{String(seconds).padStart(2, '0')} left
          </Trans>
        ) : hours > 0 && minutes === 0 ? (
          <Trans>{hours} h left</Trans>
        ) : hours > 0 ? (
          <Trans>
            {hours} h {minutes} min left
          </Trans>
        ) : (
          <Trans>{minutes} min left</Trans>
        )}
      </div>
      <TimeCall threshold={threshold} />
    </div>
  );
}

/** Silent about what was the case already when the learner came. */
function TimeCall({ threshold }: { threshold: number | null }) {
  const [initial] = useState(threshold);
  return (
    <div role="status">
      {threshold !== null && threshold !== initial ? (
        <VisuallyHidden>
          <Plural value={threshold} one="# minute left" other="# minutes left" />
        </VisuallyHidden>
      ) : null}
    </div>
  );
}

function packedTimeLeft(leftMs: number): string {
  return JSON.stringify(timeLeft(leftMs));
}

function unpack(packed: string): TimeLeft {
  return JSON.parse(packed) as TimeLeft;
}
