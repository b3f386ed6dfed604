import { Trans } from '@lingui/react/macro';
import { showToast } from '@colophon/ui';
import { useEffect } from 'react';
import { formatPercent } from '../../i18n/format';
import { isOnlyScenariosLeft, PASS_PERCENT, type ScenarioScore, type TestState } from './chapter-test';

/** Says in passing when the test is complete, and when only scenarios are left. */
export function useTestNews(test: TestState<ScenarioScore>): void {
  const { result } = test;
  const onlyScenariosLeft = isOnlyScenariosLeft(test);

  useEffect(() => {
    if (!result) return;
    const score = formatPercent(result.percent);
    const needed = formatPercent(PASS_PERCENT);
    if (result.passed) showToast('success', <Trans>Chapter test passed with {score}</Trans>);
    else
      showToast(
        'warning',
        <Trans>
          Chapter test: {score}. You need {needed} to pass.
        </Trans>,
      );
  }, [result]);

  useEffect(() => {
    if (onlyScenariosLeft) {
      showToast('info', <Trans>Multiple choice done. The scenario questions complete the test.</Trans>);
    }
  }, [onlyScenariosLeft]);
}
