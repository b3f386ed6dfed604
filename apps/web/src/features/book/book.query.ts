import { graphql } from '../../generated';

export const BOOK = graphql(/* GraphQL */ `
  query Book($slug: String!) {
    me {
      id
      subscription {
        active
      }
    }
    bookBySlug(slug: $slug) {
      id
      theme {
        primary
        accent
      }
      ...BookHeader
      ...BookOverview
      ...BookChapters
      ...BookExam
    }
  }
`);
