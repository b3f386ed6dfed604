import { Spinner } from '@colophon/ui';
import styles from './starting-page.module.css';

/** While the first screen's chunk is on its way. */
export function StartingPage() {
  return (
    <div className={styles.page}>
      <Spinner />
    </div>
  );
}
