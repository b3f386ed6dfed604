import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** What is counted, in words: "13 books". */
  total: string;
  onPage: (page: number) => void;
}

/** Previous and next, the page one is on, and how much there is in all. */
export function Pagination({ page, totalPages, total, onPage }: PaginationProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Pages`} className={styles.pagination}>
      <Button isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        <Icon name="left" />
        <Trans>Previous</Trans>
      </Button>
      <p className={styles.place} aria-live="polite">
        <Trans>
          Page {page} of {totalPages}
        </Trans>
        <span className={styles.total}>{total}</span>
      </p>
      <Button isDisabled={page >= totalPages} onPress={() => onPage(page + 1)}>
        <Trans>Next</Trans>
        <Icon name="right" />
      </Button>
    </nav>
  );
}
