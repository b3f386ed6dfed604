import { useApolloClient, useMutation } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@colophon/ui';
import { graphql } from '../../generated';
import type { CreateCheckoutSessionMutation } from '../../generated/graphql';
import { assertNever } from '../../graphql/assert-never';
import { BILLING } from './billing.query';
import styles from './provider-button.module.css';
import { type ProviderTarget, useProviderPage } from './use-provider-page';

const CREATE_CHECKOUT_SESSION = graphql(/* GraphQL */ `
  mutation CreateCheckoutSession {
    createCheckoutSession {
      __typename
      ... on BillingPage {
        url
      }
    }
  }
`);

/** To the payment provider's checkout. Who turns out to be subscribed already sees that instead. */
export function SubscribeButton() {
  const client = useApolloClient();
  const [createCheckoutSession] = useMutation(CREATE_CHECKOUT_SESSION);
  const checkout = useProviderPage(async () => {
    const { data } = await createCheckoutSession();
    if (!data) throw new Error('The reply holds no address');
    const target = checkoutTarget(data.createCheckoutSession);
    if (target.kind === 'stay') await client.query({ query: BILLING, fetchPolicy: 'network-only' });
    return target;
  });
  return (
    <div className={styles.provider}>
      <Button look="primary" size="large" wide isPending={checkout.isOpening} onPress={checkout.open}>
        <Trans>Subscribe</Trans>
      </Button>
      {checkout.hasFailed ? (
        <Alert tone="danger">
          <Trans>Failed to create checkout session</Trans>
        </Alert>
      ) : null}
    </div>
  );
}

function checkoutTarget(result: CreateCheckoutSessionMutation['createCheckoutSession']): ProviderTarget {
  switch (result.__typename) {
    case 'BillingPage':
      return { kind: 'page', url: result.url };
    case 'AlreadySubscribed':
      return { kind: 'stay' };
    default:
      return assertNever(result);
  }
}
