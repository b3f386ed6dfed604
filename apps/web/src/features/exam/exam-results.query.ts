import { graphql } from '../../generated';

export const OPEN_FEEDBACK = graphql(/* GraphQL */ `
  fragment OpenFeedback on Feedback {
    questionId
    score
    maxScore
    explanation
    criteria {
      name
      score
      maxScore
    }
    actionables
    gradedBy
  }
`);

export const QUESTION_RESULT = graphql(/* GraphQL */ `
  fragment QuestionResultCard on QuestionResult {
    questionId
    type
    isCorrect
    pointsAwarded
    maxPoints
    questionText
    prompt
    options
    userMcqAnswer
    correctMcqAnswer
    rationale
    userOpenAnswer
    feedback {
      ...OpenFeedback
    }
  }
`);

/** For the summary and the details alike: who reads the one usually goes on to the other. */
export const EXAM_RESULTS = graphql(/* GraphQL */ `
  query ExamResults($sessionId: ID!) {
    examSession(id: $sessionId) {
      id
      status
      book {
        id
        slug
        title
        theme {
          primary
          accent
        }
      }
      results {
        isGrading
        totalScore
        passed
        passingScore
        completedAt
        mcq {
          correct
          total
        }
        open {
          scored
          total
        }
        graded {
          done
          total
          delayed
        }
        questionResults {
          ...QuestionResultCard
        }
      }
    }
  }
`);
