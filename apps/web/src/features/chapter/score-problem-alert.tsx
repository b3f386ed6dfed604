import { Trans } from '@lingui/react/macro';
import { Alert } from '@colophon/ui';
import { formatDate, formatTime } from '../../i18n/format';
import { assertNever } from '../../graphql/assert-never';
import type { ScoreProblem } from './score-answer';

export function ScoreProblemAlert({ problem }: { problem: ScoreProblem }) {
  if (problem.kind !== 'allowance-used') {
    return (
      <Alert tone="danger">
        <ProblemWords kind={problem.kind} />
      </Alert>
    );
  }
  const day = formatDate(problem.at);
  const time = formatTime(problem.at);
  return (
    <Alert tone="warning" title={<Trans>Today’s scored answers are used up</Trans>}>
      <Trans>
        The next one can be scored on {day} at {time}. What you wrote stays here until you close the tab.
      </Trans>
    </Alert>
  );
}

function ProblemWords({ kind }: { kind: Exclude<ScoreProblem['kind'], 'allowance-used'> }) {
  switch (kind) {
    case 'busy':
      return <Trans>That was a lot at once. Wait a moment and submit again.</Trans>;
    case 'offline':
      return <Trans>You seem to be offline. Your answer is kept here; submit it when you are back.</Trans>;
    case 'failed':
      return (
        <Trans>Your answer could not be scored at the moment. It is kept here; please submit it again.</Trans>
      );
    default:
      return assertNever(kind);
  }
}
