import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@colophon/ui';
import { PageTitle } from '../../screen/page-title';
import styles from './book-skeleton.module.css';

export function BookSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageTitle>{t`Book`}</PageTitle>
      <SkeletonGroup>
        <div className={styles.header}>
          <div className={styles.cover}>
            <Skeleton shape="box" height="100%" />
          </div>
          <div className={styles.words}>
            <Skeleton shape="heading" />
            <Skeleton width="30%" />
            <Skeleton width="90%" />
            <Skeleton width="75%" />
          </div>
        </div>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} shape="box" height="4.5rem" />
        ))}
      </SkeletonGroup>
    </div>
  );
}
