import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { RouteObject } from 'react-router-dom';

const PUBLIC_PAGES: Record<string, MessageDescriptor> = {
  books: msg`Browse Books`,
  badges: msg`Badges`,
  practice: msg`Practice Exams`,
  progress: msg`Progress Tracking`,
  certificates: msg`Certificates`,
  help: msg`Help Centre`,
  'help/getting-started': msg`Getting Started`,
  'help/exam-tips': msg`Exam Tips`,
  'help/technical-issues': msg`Technical Issues`,
  'support/contact': msg`Contact Support`,
  'support/feature-requests': msg`Feature Requests`,
  about: msg`About`,
  careers: msg`Careers`,
  status: msg`System Status`,
  philosophy: msg`Philosophy`,
  press: msg`Press`,
  blog: msg`Blog`,
  'authors/partners': msg`Authors and Partners`,
  privacy: msg`Privacy`,
  terms: msg`Terms`,
  cookies: msg`Cookies`,
};

const SIGNED_IN_PAGES: Record<string, MessageDescriptor> = {
  settings: msg`Settings`,
};

export const comingSoonRoutes = Object.entries(PUBLIC_PAGES).map(comingSoonRoute);
export const comingSoonSignedInRoutes = Object.entries(SIGNED_IN_PAGES).map(comingSoonRoute);

function comingSoonRoute([path, title]: [string, MessageDescriptor]): RouteObject {
  return { path, handle: { title }, lazy: () => import('./coming-soon.route') };
}
