import { Trans } from '@lingui/react/macro';
import { Pill } from '@colophon/ui';

export function Verdict({ passed }: { passed: boolean }) {
  return passed ? (
    <Pill tone="success" icon="check">
      <Trans>Passed</Trans>
    </Pill>
  ) : (
    <Pill tone="danger" icon="cross">
      <Trans>Not passed</Trans>
    </Pill>
  );
}
