import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

export interface Repetition {
  /** Asks only while this is true. */
  isWaiting: boolean;
  everyMs: number;
  /** After so many unsuccessful tries it gives up. */
  times: number;
}

/**
 * Asks a query of the screen again until what is waited for has arrived; the screen sees each answer through the cache.
 * A try that fails is only one less.
 */
export function useRepeatedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { isWaiting, everyMs, times }: Repetition,
) {
  const client = useApolloClient();
  const [isGivenUp, setGivenUp] = useState(false);

  useEffect(() => {
    if (!isWaiting || isGivenUp) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      client.query<unknown>({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
      if (tries === times) setGivenUp(true);
    }, everyMs);
    return () => clearInterval(timer);
  }, [client, query, isWaiting, isGivenUp, everyMs, times]);

  return { isGivenUp: isWaiting && isGivenUp, tryAgain: () => setGivenUp(false) };
}
