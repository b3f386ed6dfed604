import { useMutation } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Card, Confetti } from '@colophon/ui';
import { useCallback, useEffect, useRef } from 'react';
import { graphql } from '../../generated';
import { formatPercent } from '../../i18n/format';
import { PASS_PERCENT, type TestResult } from './chapter-test';
import styles from './test-outcome.module.css';

const SAVE_TEST_SCORE = graphql(/* GraphQL */ `
  mutation SaveTestScore($chapterId: ID!, $score: Int!) {
    updateChapterTestScore(chapterId: $chapterId, score: $score) {
      chapterId
      isRead
      isTestPassed
      testScore
      testAttempts
    }
  }
`);

export interface TestOutcomeProps {
  chapterId: string;
  result: TestResult;
  onRetake: () => void;
}

/** The end of a chapter test. Showing it saves the score. */
export function TestOutcome({ chapterId, result, onRetake }: TestOutcomeProps) {
  const { percent, passed } = result;
  const { hasFailed, isSaving, save } = useSavedScore(chapterId, percent);
  const needed = formatPercent(PASS_PERCENT);
  return (
    <Card as="section" tone={passed ? 'success' : 'warning'} labelledBy="outcome-title">
      {passed ? <Confetti /> : null}
      <div className={styles.outcome}>
        <h3 id="outcome-title">
          {passed ? <Trans>Chapter test passed</Trans> : <Trans>Not passed this time</Trans>}
        </h3>
        <p className={styles.score}>{formatPercent(percent)}</p>
        <p>
          {passed ? (
            <Trans>Well done: {needed} were needed.</Trans>
          ) : (
            <Trans>{needed} are needed. Read the explanations above, then take it again.</Trans>
          )}
        </p>
        {hasFailed ? (
          <Alert
            tone="danger"
            actions={
              <Button size="small" isPending={isSaving} onPress={save}>
                <Trans>Save again</Trans>
              </Button>
            }
          >
            <Trans>Your score could not be saved.</Trans>
          </Alert>
        ) : null}
        <div>
          <Button onPress={onRetake}>
            <Trans>Retake Test</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function useSavedScore(chapterId: string, score: number) {
  const [saveScore, { error, loading }] = useMutation(SAVE_TEST_SCORE);
  const hasStarted = useRef(false);
  const save = useCallback(() => {
    saveScore({ variables: { chapterId, score } }).catch(() => undefined);
  }, [saveScore, chapterId, score]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    save();
  }, [save]);

  return { hasFailed: Boolean(error), isSaving: loading, save };
}
