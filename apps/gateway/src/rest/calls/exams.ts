import { Conflict } from '@colophon/service-kit';
import { z } from 'zod';
import { text, type RestCall } from '../rest-call';

const FEEDBACK_FIELDS = `questionId score maxScore explanation criteria { name score maxScore } actionables gradedBy`;
const bySessionId = z.object({ sessionId: text('sessionId') });
const byBookId = z.object({ bookId: text('bookId') });

export const examCalls: RestCall[] = [
  {
    method: 'POST',
    path: '/exams/start',
    summary: 'Starts an exam (201), or resumes the one that is open (200).',
    signedIn: true,
    input: byBookId,
    status: ({ resumed }) => (resumed ? 200 : 201),
    operation: `mutation StartExam($bookId: ID!) {
      startExam(bookId: $bookId) {
        __typename
        ... on ExamStarted { sessionId resumed }
        ... on SubscriptionRequired { message }
        ... on AlreadyPassed { message sessionId }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/exams/{sessionId}',
    summary: 'An exam session with what has been answered so far.',
    signedIn: true,
    input: bySessionId,
    missing: 'Exam Not Found',
    operation: `query ExamSession($sessionId: ID!) {
      examSession(id: $sessionId) {
        id bookId status attempt startedAt deadlineAt
        items { id type stem options prompt whatToLookFor answer { mcqIndex openAnswerText savedAt } }
        scoring { totalPoints passingScore }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/exams/{sessionId}/answer',
    summary: 'Saves the answer to one item.',
    signedIn: true,
    input: bySessionId.extend({
      itemId: text('itemId'),
      mcqIndex: z.int('mcqIndex must be a whole number').nullish(),
      openAnswerText: z.string('openAnswerText must be text').nullish(),
    }),
    operation: `mutation SaveExamAnswer($sessionId: ID!, $itemId: ID!, $mcqIndex: Int, $openAnswerText: String) {
      saveExamAnswer(
        sessionId: $sessionId, itemId: $itemId, mcqIndex: $mcqIndex, openAnswerText: $openAnswerText
      ) {
        __typename
        ... on AnswerSaved { saved answered total savedAt }
        ... on SessionClosed { message examStatus: status }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/exams/{sessionId}/finalize',
    summary: 'Hands the exam in.',
    signedIn: true,
    input: bySessionId,
    operation: `mutation FinalizeExam($sessionId: ID!) {
      finalizeExam(sessionId: $sessionId) {
        __typename
        ... on ExamFinalized { status isGrading }
        ... on UnansweredItems { message itemIds }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/exams/{sessionId}/results',
    summary: 'The results, question by question; scores are null while grading.',
    signedIn: true,
    input: bySessionId,
    missing: 'Results Not Found',
    operation: `query ExamResults($sessionId: ID!) {
      examSession(id: $sessionId) {
        results {
          sessionId bookId isGrading totalScore passed passingScore completedAt
          mcq { correct total }
          open { scored total feedback { ${FEEDBACK_FIELDS} } }
          graded { done total delayed }
          questionResults {
            questionId type isCorrect pointsAwarded maxPoints questionText prompt options
            userMcqAnswer correctMcqAnswer rationale userOpenAnswer feedback { ${FEEDBACK_FIELDS} }
          }
        }
      }
    }`,
    reply: ({ results }: { results: unknown }) => {
      if (!results) throw new Conflict('The exam has not been handed in yet.');
      return results;
    },
  },
  {
    method: 'GET',
    path: '/exams/book/{bookId}/results',
    summary: 'The caller’s best attempt at a book.',
    signedIn: true,
    input: byBookId,
    missing: 'Book Not Found',
    operation: `query BookExamResults($bookId: ID!) {
      book(id: $bookId) {
        myExam {
          hasCompletedExam passed finalScore completedAt sessionId openSessionId
          mcq { correct total } open { scored total }
        }
      }
    }`,
    reply: ({ myExam }: { myExam: unknown }) => myExam,
  },
];
