import { ApolloProvider } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { ToastRegion } from '@colophon/ui';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet } from 'react-router-dom';
import { apolloClient } from '../../graphql/apollo';

/** What only signed-in screens need: Apollo Client, toasts, and the language for the interactive components. */
export function Component() {
  const { i18n } = useLingui();
  return (
    <ApolloProvider client={apolloClient()}>
      <I18nProvider locale={i18n.locale}>
        <Outlet />
        <ToastRegion />
      </I18nProvider>
    </ApolloProvider>
  );
}
