import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Card, Fact, Facts, Pill } from '@colophon/ui';
import { graphql } from '../../generated';
import type { SubscriptionStatusFragment } from '../../generated/graphql';
import { formatDate, formatPrice } from '../../i18n/format';
import { ManageButton } from './manage-button';
import styles from './subscription-status.module.css';

export const SUBSCRIPTION_STATUS = graphql(/* GraphQL */ `
  fragment SubscriptionStatus on PremiumSubscription {
    active
    status
    amount
    currency
    currentPeriodEnd
    cancelAtPeriodEnd
  }
`);

/** The provider's words for it, in ours. */
const STATUS_WORDS: Record<string, MessageDescriptor> = {
  None: msg`None`,
  active: msg`Active`,
  trialing: msg`Trial`,
  past_due: msg`Payment overdue`,
  unpaid: msg`Unpaid`,
  canceled: msg`Canceled`,
  incomplete: msg`Payment not finished`,
  incomplete_expired: msg`Payment not finished in time`,
  paused: msg`Paused`,
};

export function SubscriptionStatus({ subscription }: { subscription: SubscriptionStatusFragment }) {
  const { i18n } = useLingui();
  const { active, status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const words = STATUS_WORDS[status];
  const end = currentPeriodEnd ? formatDate(currentPeriodEnd) : null;
  const hasEverSubscribed = status !== 'None';
  return (
    <Card as="section" tone={active ? 'success' : 'plain'} labelledBy="status-title">
      <div className={styles.status}>
        <header className={styles.header}>
          <h2 id="status-title">
            <Trans>Your subscription</Trans>
          </h2>
          <Pill tone={active ? 'success' : 'plain'} {...(active ? { icon: 'check' as const } : {})}>
            {active ? <Trans>Active</Trans> : <Trans>Not active</Trans>}
          </Pill>
        </header>
        {hasEverSubscribed ? null : (
          <p>
            <Trans>Reading and practising are free. Subscribe when you want to sit an exam.</Trans>
          </p>
        )}
        {active && cancelAtPeriodEnd && end ? (
          <Alert tone="warning" title={<Trans>Your subscription ends on {end}</Trans>}>
            <Trans>It will not renew. Until then, everything stays open to you.</Trans>
          </Alert>
        ) : null}
        <Facts>
          <Fact name={<Trans>Status</Trans>}>{words ? i18n._(words) : status}</Fact>
          {active ? (
            <Fact name={<Trans>Price</Trans>}>
              <Trans>{formatPrice(subscription.amount, subscription.currency)} a month</Trans>
            </Fact>
          ) : null}
          {end ? (
            <Fact
              name={active && !cancelAtPeriodEnd ? <Trans>Renews on</Trans> : <Trans>Period ends on</Trans>}
            >
              {end}
            </Fact>
          ) : null}
        </Facts>
        {hasEverSubscribed ? <ManageButton /> : null}
      </div>
    </Card>
  );
}
