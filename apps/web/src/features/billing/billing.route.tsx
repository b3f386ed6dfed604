import { Suspense } from 'react';
import { preloadScreen } from '../../graphql/screen-query';
import { Billing } from './billing';
import { BILLING } from './billing.query';
import { BillingSkeleton } from './billing-skeleton';

export function loader() {
  return preloadScreen(BILLING, {});
}

export function Component() {
  return (
    <Suspense fallback={<BillingSkeleton />}>
      <Billing />
    </Suspense>
  );
}
