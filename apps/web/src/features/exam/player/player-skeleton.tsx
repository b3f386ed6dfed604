import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@colophon/ui';
import { PageTitle } from '../../../screen/page-title';
import styles from './exam-room.module.css';

export function PlayerSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.room}>
      <PageTitle>{t`Exam`}</PageTitle>
      <SkeletonGroup>
        <Skeleton shape="box" height="3.5rem" />
        <Skeleton width="30%" />
        <Skeleton shape="heading" width="90%" />
        <Skeleton shape="box" height="3.5rem" />
        <Skeleton shape="box" height="3.5rem" />
        <Skeleton shape="box" height="3.5rem" />
        <Skeleton shape="box" height="3.5rem" />
      </SkeletonGroup>
    </div>
  );
}
