import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@colophon/ui';
import { Screen } from '../../screen/screen';
import styles from './billing.module.css';

export function BillingSkeleton() {
  const { t } = useLingui();
  return (
    <Screen title={t`Billing`}>
      <SkeletonGroup>
        <div className={styles.columns}>
          <Skeleton shape="box" height="14rem" />
          <Skeleton shape="box" height="24rem" />
        </div>
      </SkeletonGroup>
    </Screen>
  );
}
