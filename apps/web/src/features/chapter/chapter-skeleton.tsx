import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@colophon/ui';
import { PageTitle } from '../../screen/page-title';
import styles from './chapter.module.css';

export function ChapterSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.chapter}>
      <PageTitle>{t`Chapter`}</PageTitle>
      <SkeletonGroup>
        <Skeleton width="8rem" />
        <Skeleton shape="heading" />
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} width={index % 4 === 3 ? '65%' : '100%'} />
        ))}
        <Skeleton shape="box" />
      </SkeletonGroup>
    </div>
  );
}
