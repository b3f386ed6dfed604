import { Trans } from '@lingui/react/macro';
import { Icon, LinkButton } from '@colophon/ui';
import { useLocation } from 'react-router-dom';
import { backTarget } from './back-target';

export function BackLink({ sessionId }: { sessionId: string }) {
  const { to, page } = backTarget(sessionId, useLocation().state);
  return (
    <LinkButton to={to}>
      <Icon name="left" />
      {page === 'results' ? <Trans>Back to Results</Trans> : null}
      {page === 'book' ? <Trans>Back to Book</Trans> : null}
      {page === 'previous' ? <Trans>Back</Trans> : null}
    </LinkButton>
  );
}
