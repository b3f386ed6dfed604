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
  const { t, i18n } = useLingui();
  const isFinal = failure.kind === 'not-found' || failure.kind === 'forbidden';
  const title =
    failure.kind === 'offline' ? t`You are offline` : isFinal ? t`Page Not Found` : t`That did not work`;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <>
            {isFinal ? null : (
              <button
                type="button"
                className={buttonClass({ look: 'primary' })}
                onClick={onRetry}
                aria-busy={isRetrying}
              >
                <Trans>Try again</Trans>
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
