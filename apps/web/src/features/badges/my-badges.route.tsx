import { Suspense } from 'react';
import { preloadScreen } from '../../graphql/screen-query';
import { MyBadges } from './my-badges';
import { MY_BADGES } from './my-badges.query';
import { MyBadgesSkeleton } from './my-badges-skeleton';

export function loader() {
  return preloadScreen(MY_BADGES, {});
}

export function Component() {
  return (
    <Suspense fallback={<MyBadgesSkeleton />}>
      <MyBadges />
    </Suspense>
  );
}
