import { Trans } from '@lingui/react/macro';
import { Alert, Button, LinkButton, Spinner } from '@colophon/ui';
import { useRepeatedQuery } from '../../graphql/use-repeated-query';
import { BILLING } from './billing.query';
import styles from './checkout-return.module.css';

const EVERY_MS = 1500;
const TIMES = 40;

/** After the checkout: the payment is made, and its confirmation reaches us from the provider a little later. */
export function CheckoutReturn({ isActive }: { isActive: boolean }) {
  const { isGivenUp, tryAgain } = useRepeatedQuery(BILLING, {
    isWaiting: !isActive,
    everyMs: EVERY_MS,
    times: TIMES,
  });
  if (isActive) return <Welcome />;
  if (isGivenUp) return <NotConfirmed onCheckAgain={tryAgain} />;
  return (
    <div role="status" className={styles.waiting}>
      <Spinner isDecorative />
      <p>
        <Trans>
          Thank you! Your payment is being confirmed. This takes a few seconds, and this page shows it by
          itself.
        </Trans>
      </p>
    </div>
  );
}

function Welcome() {
  return (
    <Alert
      tone="success"
      title={<Trans>Welcome to Premium Access</Trans>}
      actions={
        <LinkButton to="/home" look="primary">
          <Trans>Browse Books</Trans>
        </LinkButton>
      }
    >
      <Trans>Your subscription is active: every exam is open to you.</Trans>
    </Alert>
  );
}

function NotConfirmed({ onCheckAgain }: { onCheckAgain: () => void }) {
  return (
    <Alert
      tone="info"
      title={<Trans>Your payment has not been confirmed yet</Trans>}
      actions={
        <>
          <Button onPress={onCheckAgain}>
            <Trans>Check again</Trans>
          </Button>
          <LinkButton to="/billing" look="quiet">
            <Trans>Back to Billing</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>
        The payment provider sometimes needs some minutes. There is no need to pay again; you may also come
        back to this page later.
      </Trans>
    </Alert>
  );
}
