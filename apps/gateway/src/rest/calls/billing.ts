import { NOTHING, type RestCall } from '../rest-call';

export const billingCalls: RestCall[] = [
  {
    method: 'POST',
    path: '/billing/create-checkout-session',
    summary: 'Opens a checkout at the payment provider.',
    signedIn: true,
    input: NOTHING,
    operation: `mutation CreateCheckoutSession {
      createCheckoutSession {
        __typename
        ... on BillingPage { url }
        ... on AlreadySubscribed { message }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/billing/portal',
    summary: 'The provider’s page to manage the subscription on.',
    signedIn: true,
    input: NOTHING,
    operation: `query BillingPortal { billingPortal { url } }`,
  },
  {
    method: 'GET',
    path: '/billing/subscription',
    summary: 'The caller’s subscription.',
    signedIn: true,
    input: NOTHING,
    operation: `query Subscription {
      subscription { active status amount currency currentPeriodEnd cancelAtPeriodEnd }
    }`,
  },
];
