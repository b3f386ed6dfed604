import { Trans } from '@lingui/react/macro';
import { Icon, LinkButton } from '@colophon/ui';
import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format';
import styles from './pricing.module.css';

const PRICE_MINOR = 2000;

export function Pricing() {
  return (
    <section className={styles.pricing} aria-labelledby="pricing-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="pricing-title">
            <Trans>One plan, everything in it</Trans>
          </h2>
          <p>
            <Trans>
              Signing up and browsing cost nothing. Exams and certificates come with Premium Access.
            </Trans>
          </p>
        </div>
        <div className={styles.card}>
          <h3>
            <Trans>Premium Access</Trans>
          </h3>
          <p className={styles.price}>
            <span className={styles.amount}>{formatMoney(PRICE_MINOR, 'usd')}</span>{' '}
            <Trans>per month per user</Trans>
          </p>
          <ul role="list" className={styles.list}>
            <PlanFeature>
              <Trans>Unlimited access to all book exams</Trans>
            </PlanFeature>
            <PlanFeature>
              <Trans>Chapter quizzes anytime</Trans>
            </PlanFeature>
            <PlanFeature>
              <Trans>Progress tracking across books</Trans>
            </PlanFeature>
            <PlanFeature>
              <Trans>Certification badges</Trans>
            </PlanFeature>
            <PlanFeature>
              <Trans>Priority support</Trans>
            </PlanFeature>
            <PlanFeature>
              <Trans>New books added monthly</Trans>
            </PlanFeature>
          </ul>
          <LinkButton to="/register" look="primary" size="large" wide>
            <Trans>Get Started</Trans>
          </LinkButton>
          <p className={styles.note}>
            <Trans>Cancel anytime.</Trans>
          </p>
        </div>
      </div>
    </section>
  );
}

function PlanFeature({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="check" />
      <span>{children}</span>
    </li>
  );
}
