import { Trans } from '@lingui/react/macro';
import { Alert } from '@colophon/ui';

export function BadgeOnItsWay({ isLate }: { isLate: boolean }) {
  return isLate ? (
    <Alert tone="info" title={<Trans>Your new badge is not here yet</Trans>}>
      <Trans>It is on its way and will not get lost. Look in again in a minute.</Trans>
    </Alert>
  ) : (
    <Alert tone="info" title={<Trans>Your new badge is being issued</Trans>}>
      <Trans>It appears here by itself in a few seconds.</Trans>
    </Alert>
  );
}
