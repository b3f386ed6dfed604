import { Skeleton, SkeletonGroup } from '@colophon/ui';
import { useLingui } from '@lingui/react/macro';
import { Screen } from '../../screen/screen';
import styles from './home.module.css';

export function HomeSkeleton() {
  const { t } = useLingui();
  return (
    <Screen title={t`Dashboard`} heading={t`Welcome back`}>
      <SkeletonGroup>
        <div className={styles.cards}>
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </div>
        <div className={styles.section}>
          <Skeleton shape="heading" width="12rem" />
          <div className={styles.grid}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} shape="box" height="15rem" />
            ))}
          </div>
        </div>
      </SkeletonGroup>
    </Screen>
  );
}
