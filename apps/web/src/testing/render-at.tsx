import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';
import { apolloClient } from '../graphql/apollo';
import { ScreenFailure } from '../screen/screen-failure';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const frame = { ErrorBoundary: ScreenFailure, HydrateFallback: () => null };
const ignore = () => undefined;

/**
 * Shows a screen as the browser would at `address`, with everything that its layout provides. Other addresses it may
 * go to show nothing but themselves. Returns the router, to see where it went.
 */
export function renderAt(address: InitialEntry, route: RouteObject) {
  const elsewhere: RouteObject = { path: '*', element: <p>elsewhere</p> };
  const router = createMemoryRouter([{ ...frame, children: [route, elsewhere] }], {
    initialEntries: [address],
    future: { v8_middleware: true },
  });
  const view = render(
    <I18nProvider i18n={i18n}>
      <ApolloProvider client={apolloClient()}>
        <RouterProvider router={router} onError={ignore} />
      </ApolloProvider>
    </I18nProvider>,
    { onCaughtError: ignore },
  );
  return { ...view, router };
}

/** For a component that is no screen. */
export function renderPart(part: React.ReactNode) {
  return renderAt('/', { path: '/', element: part });
}
