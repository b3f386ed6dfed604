import { graphql } from '../../generated';

export const CHAPTER = graphql(/* GraphQL */ `
  query Chapter($chapterId: ID!) {
    me {
      id
    }
    chapter(id: $chapterId) {
      id
      title
      book {
        id
        theme {
          primary
          accent
        }
      }
      progress {
        chapterId
        isRead
      }
      ...ChapterHeading
      ...ChapterText
      ...ChapterPractice
      ...ChapterNeighbours
    }
  }
`);
