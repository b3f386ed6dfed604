import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@colophon/ui';
import { useMatch } from 'react-router-dom';
import { useScreenQuery } from '../../graphql/screen-query';
import { Screen } from '../../screen/screen';
import styles from './billing.module.css';
import { BILLING } from './billing.query';
import { CheckoutReturn } from './checkout-return';
import { Plan } from './plan';
import { SubscriptionStatus } from './subscription-status';

export function Billing() {
  const { t } = useLingui();
  const { me } = useScreenQuery(BILLING);
  const hasPaid = useMatch('/billing/success') !== null;
  const subscription = me.subscription ?? null;
  const isAwaited = hasPaid && !subscription?.active;
  return (
    <Screen title={t`Billing`} lead={<Trans>Your subscription, and what it gives you.</Trans>}>
      {hasPaid ? <CheckoutReturn isActive={!isAwaited} /> : null}
      {isAwaited ? null : subscription ? (
        <div className={styles.columns}>
          <SubscriptionStatus subscription={subscription} />
          <Plan plan={subscription} />
        </div>
      ) : (
        <Alert tone="warning" title={<Trans>Billing cannot be reached at the moment</Trans>}>
          <Trans>Nothing about your subscription has changed. Please look in again shortly.</Trans>
        </Alert>
      )}
    </Screen>
  );
}
