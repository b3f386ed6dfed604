import { graphql } from '../../../generated';

/** Without what an open answer is looked through for: that would be the answer. */
export const EXAM_QUESTION = graphql(/* GraphQL */ `
  fragment ExamQuestion on ExamItem {
    id
    type
    stem
    options
    prompt
    answer {
      mcqIndex
      openAnswerText
      savedAt
    }
  }
`);

export const EXAM_PAPER = graphql(/* GraphQL */ `
  query ExamPaper($sessionId: ID!) {
    examSession(id: $sessionId) {
      id
      status
      deadlineAt
      items {
        ...ExamQuestion
      }
      book {
        id
        slug
        title
        theme {
          primary
          accent
        }
      }
    }
  }
`);
