import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../../generated';

const EXAM_STATUS = graphql(/* GraphQL */ `
  query ExamStatus($sessionId: ID!) {
    examSession(id: $sessionId) {
      id
      status
    }
  }
`);

/** Whether the exam has been handed in, by whomever. Past the deadline, asking is what makes it so. */
export async function isHandedIn(client: ApolloClient, sessionId: string): Promise<boolean> {
  const { data } = await client.query({
    query: EXAM_STATUS,
    variables: { sessionId },
    fetchPolicy: 'no-cache',
  });
  return data?.examSession != null && data.examSession.status !== 'InProgress';
}
