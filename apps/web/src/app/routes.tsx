import type { RouteObject } from 'react-router-dom';
import { loadMessages, type Part } from '../i18n/locale';
import { ScreenFailure } from '../screen/screen-failure';
import { requireSignedIn, requireSignedOut } from '../session/route-guards';
import { comingSoonRoutes, comingSoonSignedInRoutes } from './coming-soon-routes';
import { RootLayout } from './layout/root-layout';
import { StartingPage } from './layout/starting-page';

/* Every screen is a chunk of its own: a module that exports `Component` and, if it needs data, `loader`. */

const landing: RouteObject = { index: true, lazy: () => import('../features/landing/landing.route') };
const verifyEmail: RouteObject = {
  path: 'verify-email',
  lazy: () => import('../features/auth/verify-email.route'),
};

const signedOutRoutes: RouteObject[] = [
  { path: 'login', lazy: () => import('../features/auth/login.route') },
  { path: 'register', lazy: () => import('../features/auth/register.route') },
];

const examRoutes: RouteObject[] = [
  { path: 'exam/:sessionId', lazy: () => import('../features/exam/player/player.route') },
  { path: 'exam/:sessionId/player', lazy: () => import('../features/exam/retake.route') },
  { path: 'exam/:sessionId/results', lazy: () => import('../features/exam/results/results.route') },
  {
    path: 'exam/:sessionId/detailed-results',
    lazy: () => import('../features/exam/detailed-results/detailed-results.route'),
  },
];

const signedInRoutes: RouteObject[] = [
  { path: 'home', lazy: () => import('../features/home/home.route') },
  { path: 'book/:slug', lazy: () => import('../features/book/book.route') },
  { path: 'chapter/:chapterId', lazy: () => import('../features/chapter/chapter.route') },
  { path: 'billing', lazy: () => import('../features/billing/billing.route') },
  { path: 'billing/success', lazy: () => import('../features/billing/billing.route') },
  { path: 'my-badges', lazy: () => import('../features/badges/my-badges.route') },
  withMessages('exam', examRoutes),
  ...comingSoonSignedInRoutes,
];

async function signedInLayout() {
  const [layout] = await Promise.all([import('./layout/signed-in-layout'), loadMessages('signedIn')]);
  return layout;
}

/** Loads the strings of a few screens while their code is on its way, too. */
function withMessages(part: Part, children: RouteObject[]): RouteObject {
  const lazy = async () => {
    await loadMessages(part);
    return {};
  };
  return { lazy, children };
}

/** Without a path of its own: keeps bars and footer in place around what went wrong. */
function branch(children: RouteObject[], rest: Omit<RouteObject, 'index' | 'children'> = {}): RouteObject {
  return { ...rest, children: [{ ErrorBoundary: ScreenFailure, children }] };
}

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ScreenFailure,
    HydrateFallback: StartingPage,
    children: [
      branch([
        branch([
          withMessages('landing', [landing]),
          withMessages('auth', [verifyEmail]),
          ...comingSoonRoutes,
        ]),
        branch([withMessages('auth', signedOutRoutes)], { middleware: [requireSignedOut] }),
        branch(signedInRoutes, { middleware: [requireSignedIn], lazy: signedInLayout }),
        { path: '*', lazy: () => import('./not-found.route') },
      ]),
    ],
  },
];
