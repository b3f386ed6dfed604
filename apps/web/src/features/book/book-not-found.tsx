import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@colophon/ui';
import { PageTitle } from '../../screen/page-title';

export function BookNotFound() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Book Not Found`}</PageTitle>
      <EmptyState
        title={<Trans>Book Not Found</Trans>}
        headingLevel={1}
        action={
          <LinkButton to="/home" look="primary">
            <Trans>Back to Dashboard</Trans>
          </LinkButton>
        }
      >
        <Trans>There is no book at this address. It may have been given another one.</Trans>
      </EmptyState>
    </>
  );
}
