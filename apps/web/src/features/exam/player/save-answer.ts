import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../../generated';
import { assertNever } from '../../../graphql/assert-never';
import { readFailure } from '../../../graphql/failure';
import type { Answer } from './answer';

const SAVE_EXAM_ANSWER = graphql(/* GraphQL */ `
  mutation SaveExamAnswer($sessionId: ID!, $itemId: ID!, $mcqIndex: Int, $openAnswerText: String) {
    saveExamAnswer(
      sessionId: $sessionId
      itemId: $itemId
      mcqIndex: $mcqIndex
      openAnswerText: $openAnswerText
    ) {
      __typename
    }
  }
`);

/** A call that hangs for this long counts as failed. */
const TIMEOUT_MS = 15_000;

/** `refused`: this answer will never be taken. `closed`: none will. `failed`: try again. */
export type SaveOutcome = 'saved' | 'refused' | 'closed' | 'failed';
export type SaveAnswer = (sessionId: string, itemId: string, answer: Answer) => Promise<SaveOutcome>;

export function answerSaver(client: ApolloClient): SaveAnswer {
  return async (sessionId, itemId, answer) => {
    try {
      const { data } = await client.mutate({
        mutation: SAVE_EXAM_ANSWER,
        variables: { sessionId, itemId, ...answer },
        // The learner may close the tab right after writing: the call goes on without it.
        context: { fetchOptions: { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) } },
      });
      return data ? outcomeOf(data.saveExamAnswer.__typename) : 'failed';
    } catch (error) {
      return outcomeOfFailure(error);
    }
  };
}

function outcomeOf(typename: 'AnswerSaved' | 'SessionClosed'): SaveOutcome {
  switch (typename) {
    case 'AnswerSaved':
      return 'saved';
    case 'SessionClosed':
      return 'closed';
    default:
      return assertNever(typename);
  }
}

function outcomeOfFailure(error: unknown): SaveOutcome {
  const { kind } = readFailure(error);
  if (kind === 'invalid-input') return 'refused';
  return kind === 'not-found' ? 'closed' : 'failed';
}
