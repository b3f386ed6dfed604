import { Trans } from '@lingui/react/macro';
import { Card, Icon } from '@colophon/ui';
import { graphql } from '../../generated';
import type { PlanFragment } from '../../generated/graphql';
import { formatPrice } from '../../i18n/format';
import styles from './plan.module.css';
import { SubscribeButton } from './subscribe-button';

export const PLAN = graphql(/* GraphQL */ `
  fragment Plan on PremiumSubscription {
    active
    amount
    currency
  }
`);

const FEATURES = [
  <Trans key="exams">Unlimited access to all book exams</Trans>,
  <Trans key="quizzes">Chapter quizzes anytime</Trans>,
  <Trans key="progress">Progress tracking across books</Trans>,
  <Trans key="badges">Certification badges</Trans>,
  <Trans key="support">Priority support</Trans>,
  <Trans key="new-books">New books added monthly</Trans>,
];

/** The one plan there is. */
export function Plan({ plan }: { plan: PlanFragment }) {
  return (
    <Card as="section" tone="accent" labelledBy="plan-title">
      <div className={styles.plan}>
        <h2 id="plan-title">
          <Trans>Premium Access</Trans>
        </h2>
        <p className={styles.price}>
          <span className={styles.amount}>{formatPrice(plan.amount, plan.currency)}</span>{' '}
          <Trans>per month, cancel anytime</Trans>
        </p>
        <ul role="list" className={styles.features}>
          {FEATURES.map((feature) => (
            <li key={feature.key}>
              <Icon name="check" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        {plan.active ? null : <SubscribeButton />}
      </div>
    </Card>
  );
}
