import { Trans } from '@lingui/react/macro';
import { Card, LinkButton, Pill } from '@colophon/ui';
import { graphql } from '../../generated';
import type { SubscriptionCardFragment } from '../../generated/graphql';
import { formatDate } from '../../i18n/format';
import styles from './home.module.css';

export const SUBSCRIPTION_CARD = graphql(/* GraphQL */ `
  fragment SubscriptionCard on PremiumSubscription {
    active
    currentPeriodEnd
    cancelAtPeriodEnd
  }
`);

/** Null when billing cannot say at the moment. */
export function SubscriptionCard({ subscription }: { subscription: SubscriptionCardFragment | null }) {
  return (
    <Card as="section" labelledBy="subscription-title" tone={subscription?.active ? 'success' : 'accent'}>
      <div className={styles.card}>
        <h2 id="subscription-title">
          <Trans>Subscription</Trans>
        </h2>
        {subscription?.active ? <Active subscription={subscription} /> : <Inactive />}
      </div>
    </Card>
  );
}

function Active({ subscription }: { subscription: SubscriptionCardFragment }) {
  const end = subscription.currentPeriodEnd ? formatDate(subscription.currentPeriodEnd) : null;
  return (
    <>
      <Pill tone="success" icon="check">
        <Trans>Active</Trans>
      </Pill>
      <p>
        {end === null ? (
          <Trans>Premium Access: every exam is open to you.</Trans>
        ) : subscription.cancelAtPeriodEnd ? (
          <Trans>Premium Access until {end}. It will not renew.</Trans>
        ) : (
          <Trans>Premium Access. It renews on {end}.</Trans>
        )}
      </p>
    </>
  );
}

function Inactive() {
  return (
    <>
      <Pill>
        <Trans>Free plan</Trans>
      </Pill>
      <p>
        <Trans>Reading is free, and billing comes later: only when you want to sit an exam.</Trans>
      </p>
      <LinkButton to="/billing" size="small">
        <Trans>See the plan</Trans>
      </LinkButton>
    </>
  );
}
