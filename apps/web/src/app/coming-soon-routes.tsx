import type { RouteObject } from 'react-router-dom';

const PUBLIC_PAGES = [
  'books',
  'badges',
  'practice',
  'progress',
  'certificates',
  'help',
  'help/getting-started',
  'help/exam-tips',
  'help/technical-issues',
  'support/contact',
  'support/feature-requests',
  'about',
  'careers',
  'status',
  'philosophy',
  'press',
  'blog',
  'authors/partners',
  'privacy',
  'terms',
  'cookies',
];

export const comingSoonRoutes = PUBLIC_PAGES.map(comingSoonRoute);
export const comingSoonSignedInRoutes = ['settings'].map(comingSoonRoute);

function comingSoonRoute(path: string): RouteObject {
  return { path, lazy: () => import('./coming-soon.route') };
}
