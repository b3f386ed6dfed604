import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated';
import type { RetakeExamMutation } from '../../generated/graphql';
import { assertNever } from '../../graphql/assert-never';
import { readFailure } from '../../graphql/failure';

const RETAKE_EXAM = graphql(/* GraphQL */ `
  mutation RetakeExam($sessionId: ID!) {
    retakeExam(sessionId: $sessionId) {
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

export type RetakeOutcome =
  | { kind: 'started'; sessionId: string }
  | { kind: 'already-passed'; sessionId: string }
  | { kind: 'subscription-required' }
  | { kind: 'not-found' };

/** Another attempt at the book of an earlier exam. Throws what `readFailure` reads when nobody knows. */
export async function retakeExam(client: ApolloClient, sessionId: string): Promise<RetakeOutcome> {
  try {
    const { data } = await client.mutate({ mutation: RETAKE_EXAM, variables: { sessionId } });
    if (!data) throw new Error('The reply to retakeExam holds no data');
    return readResult(data.retakeExam);
  } catch (error) {
    if (readFailure(error).kind === 'not-found') return { kind: 'not-found' };
    throw error;
  }
}

function readResult(result: RetakeExamMutation['retakeExam']): RetakeOutcome {
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
