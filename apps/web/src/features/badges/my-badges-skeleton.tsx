import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@colophon/ui';
import { Screen } from '../../screen/screen';
import styles from './my-badges.module.css';

export function MyBadgesSkeleton() {
  const { t } = useLingui();
  return (
    <Screen title={t`My Badges`}>
      <SkeletonGroup>
        <div className={styles.badges}>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} shape="box" height="24rem" />
          ))}
        </div>
      </SkeletonGroup>
    </Screen>
  );
}
