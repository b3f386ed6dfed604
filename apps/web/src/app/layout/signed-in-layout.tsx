import { ApolloProvider } from '@apollo/client/react';
import { ToastRegion } from '@colophon/ui';
import { Outlet } from 'react-router-dom';
import { apolloClient } from '../../graphql/apollo';

/** What only signed-in screens need: Apollo Client and toasts. */
export function Component() {
  return (
    <ApolloProvider client={apolloClient()}>
      <Outlet />
      <ToastRegion />
    </ApolloProvider>
  );
}
