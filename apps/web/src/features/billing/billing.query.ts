import { graphql } from '../../generated';

export const BILLING = graphql(/* GraphQL */ `
  query Billing {
    me {
      id
      subscription {
        active
        ...SubscriptionStatus
        ...Plan
      }
    }
  }
`);
