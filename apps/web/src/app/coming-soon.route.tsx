import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@colophon/ui';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../screen/page-title';

const TITLES: Record<string, MessageDescriptor> = {
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
  settings: msg`Settings`,
};

/** A page that has an address but no content yet. */
export function Component() {
  const { i18n } = useLingui();
  const title = TITLES[useLocation().pathname.replace(/^\/|\/$/g, '')] ?? msg`Coming soon`;
  return (
    <>
      <PageTitle>{i18n._(title)}</PageTitle>
      <EmptyState
        title={i18n._(title)}
        headingLevel={1}
        action={
          <LinkButton to="/">
            <Trans>Go to the start page</Trans>
          </LinkButton>
        }
      >
        <Trans>Coming soon...</Trans>
      </EmptyState>
    </>
  );
}
