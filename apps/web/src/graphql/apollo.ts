import { ApolloClient, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { watchAccessToken } from '../session/access-token';
import { sessionFetch } from '../session/session-fetch';
import { typePolicies } from './type-policies';

/** Queries are answered from the cache for as long as the page lives; a mutation says what it changed. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: new BaseHttpLink({ uri: '/graphql', fetch: sessionFetch }),
    cache: new InMemoryCache({ typePolicies }),
  });
}

let client: ApolloClient | undefined;

/** The client of this page. Its cache is emptied whenever somebody signs out. */
export function apolloClient(): ApolloClient {
  if (client) return client;
  const created = createApolloClient();
  watchAccessToken((change) => {
    if (change !== 'stored') void created.clearStore();
  });
  client = created;
  return created;
}
