import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@colophon/ui';
import { PageTitle } from '../../screen/page-title';

/** Also for somebody else's exam: nobody learns that it exists. */
export function ExamNotFound() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Exam Not Found`}</PageTitle>
      <EmptyState
        title={<Trans>Exam Not Found</Trans>}
        headingLevel={1}
        action={
          <LinkButton to="/home" look="primary">
            <Trans>Back to Dashboard</Trans>
          </LinkButton>
        }
      >
        <Trans>There is no exam of yours at this address. Open it from the page of its book.</Trans>
      </EmptyState>
    </>
  );
}
