import { ApolloClient, InMemoryCache } from '@apollo/client';
import { possibleTypes } from '../generated/possible-types';
import { watchAccessToken } from '../session/access-token';
import { gatewayLink } from './gateway-link';
import { typePolicies } from './type-policies';

/** Queries are answered from the cache for as long as the page lives; a mutation says what it changed. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: gatewayLink,
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
  });
}

let client: ApolloClient | undefined;

/** The client of this page. Its cache is emptied whenever somebody signs out, or somebody else in. */
export function apolloClient(): ApolloClient {
  if (client) return client;
  const created = createApolloClient();
  watchAccessToken((change) => {
    if (change === 'signed-out' || change === 'ended') void created.clearStore();
    // Whatever is refused to the other person shows in the screens that ask for it.
    if (change === 'switched') created.resetStore().catch(() => undefined);
  });
  client = created;
  return created;
}
