import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@colophon/ui';
import { graphql } from '../../generated';
import styles from './provider-button.module.css';
import { useProviderPage } from './use-provider-page';

const BILLING_PORTAL = graphql(/* GraphQL */ `
  query BillingPortal {
    billingPortal {
      url
    }
  }
`);

/** To the payment provider's page, where cards, invoices and cancelling are. */
export function ManageButton() {
  const client = useApolloClient();
  const portal = useProviderPage(async () => {
    const { data } = await client.query({ query: BILLING_PORTAL, fetchPolicy: 'network-only' });
    if (!data) throw new Error('The reply holds no address');
    return { kind: 'page', url: data.billingPortal.url };
  });
  return (
    <div className={styles.provider}>
      <Button isPending={portal.isOpening} onPress={portal.open}>
        <Trans>Manage subscription</Trans>
      </Button>
      {portal.hasFailed ? (
        <Alert tone="danger">
          <Trans>Failed to open billing portal</Trans>
        </Alert>
      ) : null}
    </div>
  );
}
