import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { EXAM_RESULTS } from '../exam-results.query';
import { repeatUntil } from '../repeat-until';

/** Keeps asking while the exam is graded; the screen follows the cache. */
export function useGradingPoll(sessionId: string, isGrading: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isGrading) return;
    return repeatUntil(async () => {
      const options = { query: EXAM_RESULTS, variables: { sessionId }, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query(options);
      return data?.examSession?.results?.isGrading === false;
    });
  }, [client, sessionId, isGrading]);
}
