import { Trans } from '@lingui/react/macro';
import styles from './colophon-leaf.module.css';

/** A picture made of type: the last leaf of a book, its note tapering to a point as printers used to set it. */
export function ColophonLeaf() {
  return (
    <figure className={styles.leaf} aria-hidden="true">
      <div className={styles.text}>
        <span className={styles.left} />
        <span className={styles.right} />
        <p>
          <Trans>
            Here ends the book, read from its first chapter to its last by one who came to learn; practised
            with pencil in hand, examined without mercy, and found to be known well. Let this leaf say so to
            all who ask.
          </Trans>
        </p>
      </div>
      <span className={styles.seal} />
    </figure>
  );
}
