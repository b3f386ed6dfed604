import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@colophon/ui';
import { useMatches } from 'react-router-dom';
import { PageTitle } from '../screen/page-title';

/** A page that has an address but no content yet. */
export function Component() {
  const { i18n } = useLingui();
  const { title } = useMatches().at(-1)?.handle as { title: MessageDescriptor };
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
