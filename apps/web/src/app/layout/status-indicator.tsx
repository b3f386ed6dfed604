import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@colophon/ui';
import styles from './status-indicator.module.css';
import { type OverallStatus, useOverallStatus } from './use-overall-status';

const WORDS: Record<OverallStatus, MessageDescriptor> = {
  ok: msg`All systems operational`,
  degraded: msg`Some systems are slow`,
  down: msg`Systems are down`,
  unknown: msg`Status unknown`,
};

export function StatusIndicator() {
  const { i18n } = useLingui();
  const status = useOverallStatus();
  return (
    <Link to="/status" className={styles.status}>
      <span className={`${styles.dot} ${styles[status]}`} aria-hidden="true" />
      {i18n._(WORDS[status])}
    </Link>
  );
}
