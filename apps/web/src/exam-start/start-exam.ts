import { useMutation } from '@apollo/client/react';
import { graphql } from '../generated';
import type { StartExamMutation } from '../generated/graphql';
import { assertNever } from '../graphql/assert-never';

const START_EXAM = graphql(/* GraphQL */ `
  mutation StartExam($bookId: ID!) {
    startExam(bookId: $bookId) {
      __typename
      ... on ExamStarted {
        sessionId
      }
      ... on AlreadyPassed {
        sessionId
      }
    }
  }
`);

export type StartExamOutcome =
  | { kind: 'started'; sessionId: string }
  | { kind: 'already-passed'; sessionId: string }
  | { kind: 'subscription-required' }
  | { kind: 'failed' };

export function useStartExam(): (bookId: string) => Promise<StartExamOutcome> {
  const [startExam] = useMutation(START_EXAM);
  return async (bookId) => {
    try {
      const { data } = await startExam({ variables: { bookId } });
      return data ? readResult(data.startExam) : { kind: 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  };
}

function readResult(result: StartExamMutation['startExam']): StartExamOutcome {
  switch (result.__typename) {
    case 'ExamStarted':
      return { kind: 'started', sessionId: result.sessionId };
    case 'AlreadyPassed':
      return { kind: 'already-passed', sessionId: result.sessionId };
    case 'SubscriptionRequired':
      return { kind: 'subscription-required' };
    default:
      return assertNever(result);
  }
}
