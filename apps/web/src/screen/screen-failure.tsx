import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass, EmptyState, LinkButton } from '@colophon/ui';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { type Failure, readFailure } from '../graphql/failure';
import { failureMessage } from './failure-message';
import { PageTitle } from './page-title';

/** The error boundary of a branch of routes: says what happened and offers the way on. No lazy parts: it must work offline. */
export function ScreenFailure() {
  const failure = readFailure(useRouteError());
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    const retry = () => void revalidate();
    if (failure.kind === 'offline') addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  }, [failure.kind, revalidate]);

  return (
    <FailureNotice failure={failure} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
  );
}

export interface FailureNoticeProps {
  failure: Failure;
  isRetrying?: boolean;
  onRetry: () => void;
}

export function FailureNotice({ failure, isRetrying = false, onRetry }: FailureNoticeProps) {
  const { i18n } = useLingui();
  const title = useFailureTitle(failure);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <>
            {isFinal(failure) ? null : (
              <button
                type="button"
                className={buttonClass({ look: 'primary' })}
                onClick={failure.kind === 'outdated' ? () => location.reload() : onRetry}
                aria-busy={isRetrying}
              >
                {failure.kind === 'outdated' ? <Trans>Reload the page</Trans> : <Trans>Try again</Trans>}
              </button>
            )}
            <LinkButton to="/">
              <Trans>Go to the start page</Trans>
            </LinkButton>
          </>
        }
      >
        {i18n._(failureMessage(failure))}
      </EmptyState>
    </>
  );
}

function useFailureTitle(failure: Failure): string {
  const { t } = useLingui();
  if (failure.kind === 'offline') return t`You are offline`;
  if (failure.kind === 'outdated') return t`There is a newer version`;
  return isFinal(failure) ? t`Page Not Found` : t`That did not work`;
}

function isFinal({ kind }: Failure): boolean {
  return kind === 'not-found' || kind === 'forbidden';
}
