import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@colophon/ui';
import { PageTitle } from '../../screen/page-title';

export function ResultsNotFound() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Results Not Found`}</PageTitle>
      <EmptyState
        title={<Trans>Results Not Found</Trans>}
        headingLevel={1}
        action={
          <LinkButton to="/home" look="primary">
            <Trans>Back to Dashboard</Trans>
          </LinkButton>
        }
      >
        <Trans>
          There are no results of yours at this address. The page of each book leads to its results.
        </Trans>
      </EmptyState>
    </>
  );
}
