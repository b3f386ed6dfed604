import { graphql } from '../../generated';

export const MY_BADGES = graphql(/* GraphQL */ `
  query MyBadges {
    myBadges {
      id
      bookId
      ...BadgeCard
    }
  }
`);
