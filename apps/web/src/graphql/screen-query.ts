import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, type QueryRef, useReadQuery } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import { apolloClient } from './apollo';

/** In a route's loader: starts the screen's one query while the screen is still on its way. */
export function preloadScreen<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy: 'cache-first' | 'network-only' | 'cache-and-network' = 'cache-and-network',
): QueryRef<Data, Variables> {
  const preloadQuery = createQueryPreloader(apolloClient());
  const options = { variables, fetchPolicy };
  return preloadQuery(document, options as never) as unknown as QueryRef<Data, Variables>;
}

/** In the screen: the data that its loader asked for. Suspends until it is there, throws what went wrong. */
export function useScreenQuery<Data, Variables extends OperationVariables>(
  _document: TypedDocumentNode<Data, Variables>,
): Data {
  const queryRef = useLoaderData() as QueryRef<Data, Variables>;
  return useReadQuery(queryRef).data as Data;
}

/** Waits for the data, so that what is on the screen stays until the next page of it is there. */
export function settled<Query extends QueryRef<unknown, OperationVariables>>(query: Query): Promise<Query> {
  return createQueryPreloader(apolloClient()).toPromise(query as never);
}
