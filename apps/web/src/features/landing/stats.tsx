import { Trans } from '@lingui/react/macro';
import styles from './stats.module.css';

export function Stats() {
  return (
    <dl className={styles.stats}>
      <div>
        <dt>
          <Trans>Books</Trans>
        </dt>
        <dd>6+</dd>
      </div>
      <div>
        <dt>
          <Trans>Chapters</Trans>
        </dt>
        <dd>100+</dd>
      </div>
      <div>
        <dt>
          <Trans>Access</Trans>
        </dt>
        <dd>24/7</dd>
      </div>
    </dl>
  );
}
