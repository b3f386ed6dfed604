import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@colophon/ui';
import { Screen } from '../../screen/screen';

export function ResultsSkeleton() {
  const { t } = useLingui();
  return (
    <Screen title={t`Exam Results`} width="reading">
      <SkeletonGroup>
        <Skeleton width="40%" />
        <Skeleton shape="box" height="12rem" />
        <Skeleton shape="box" height="6rem" />
        <Skeleton shape="box" height="6rem" />
      </SkeletonGroup>
    </Screen>
  );
}
