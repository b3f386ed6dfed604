import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@colophon/ui';
import { PageTitle } from '../../screen/page-title';

export function ChapterNotFound() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Chapter Not Found`}</PageTitle>
      <EmptyState
        title={<Trans>Chapter Not Found</Trans>}
        headingLevel={1}
        action={
          <LinkButton to="/home" look="primary">
            <Trans>Back to Dashboard</Trans>
          </LinkButton>
        }
      >
        <Trans>There is no chapter at this address. Its book may have a new edition.</Trans>
      </EmptyState>
    </>
  );
}
