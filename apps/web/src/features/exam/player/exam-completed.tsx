import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@colophon/ui';
import { useEffect } from 'react';
import { PageTitle } from '../../../screen/page-title';
import { forgetAllUnsent } from './unsent-store';

export interface ExamCompletedProps {
  sessionId: string;
  /** The time was up before the learner handed in. */
  hasRunOut: boolean;
}

export function ExamCompleted({ sessionId, hasRunOut }: ExamCompletedProps) {
  const { t } = useLingui();
  useEffect(() => forgetAllUnsent(sessionId), [sessionId]);
  return (
    <>
      <PageTitle>{t`Exam Already Completed`}</PageTitle>
      <EmptyState
        title={<Trans>Exam Already Completed</Trans>}
        headingLevel={1}
        action={
          <LinkButton to={`/exam/${sessionId}/results`} look="primary">
            <Trans>View Results</Trans>
          </LinkButton>
        }
      >
        {hasRunOut ? (
          <Trans>Its time was up, and the answers saved until then were handed in.</Trans>
        ) : (
          <Trans>This paper has been handed in and takes no more answers.</Trans>
        )}
      </EmptyState>
    </>
  );
}
