import { graphql } from '../../generated';

export const HOME = graphql(/* GraphQL */ `
  query Home($page: Int!, $pageSize: Int!) {
    me {
      id
      email
      subscription {
        ...SubscriptionCard
      }
    }
    popularBooks(page: $page, pageSize: $pageSize) {
      books {
        id
        ...BookCard
      }
      pagination {
        currentPage
        totalPages
        totalCount
      }
    }
  }
`);
