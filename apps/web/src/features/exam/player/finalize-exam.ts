import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../generated';
import type { FinalizeExamMutation } from '../../../generated/graphql';
import { assertNever } from '../../../graphql/assert-never';
import { type Failure, readFailure } from '../../../graphql/failure';

const FINALIZE_EXAM = graphql(/* GraphQL */ `
  mutation FinalizeExam($sessionId: ID!) {
    finalizeExam(sessionId: $sessionId) {
      __typename
      ... on ExamFinalized {
        isGrading
      }
      ... on UnansweredItems {
        itemIds
      }
    }
  }
`);

export type FinalizeOutcome =
  | { kind: 'handed-in'; isGrading: boolean }
  | { kind: 'unanswered'; itemIds: string[] }
  | { kind: 'failed'; failure: Failure };

/** Hands the exam in; may be called again when nobody knows whether it arrived. */
export function useFinalizeExam(): (sessionId: string) => Promise<FinalizeOutcome> {
  const client = useApolloClient();
  return async (sessionId) => {
    try {
      const { data } = await client.mutate({ mutation: FINALIZE_EXAM, variables: { sessionId } });
      return data ? readResult(data.finalizeExam) : { kind: 'failed', failure: { kind: 'unknown' } };
    } catch (error) {
      return { kind: 'failed', failure: readFailure(error) };
    }
  };
}

function readResult(result: FinalizeExamMutation['finalizeExam']): FinalizeOutcome {
  switch (result.__typename) {
    case 'ExamFinalized':
      return { kind: 'handed-in', isGrading: result.isGrading };
    case 'UnansweredItems':
      return { kind: 'unanswered', itemIds: result.itemIds };
    default:
      return assertNever(result);
  }
}
