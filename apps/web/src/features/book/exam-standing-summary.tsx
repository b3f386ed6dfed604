import { Trans } from '@lingui/react/macro';
import { Fact, Facts, Pill } from '@colophon/ui';
import { graphql } from '../../generated';
import type { ExamStandingSummaryFragment } from '../../generated/graphql';
import { formatDate, formatPercent } from '../../i18n/format';
import styles from './exam-standing-summary.module.css';

export const EXAM_STANDING_SUMMARY = graphql(/* GraphQL */ `
  fragment ExamStandingSummary on BookExamResults {
    hasCompletedExam
    passed
    finalScore
    completedAt
    openSessionId
    mcq {
      correct
      total
    }
    open {
      scored
      total
    }
  }
`);

export interface ExamStandingSummaryProps {
  standing: ExamStandingSummaryFragment | null;
  passingScore: number;
}

export function ExamStandingSummary({ standing, passingScore }: ExamStandingSummaryProps) {
  if (!standing?.hasCompletedExam) return <Before isOpen={Boolean(standing?.openSessionId)} />;
  const needed = formatPercent(passingScore);
  return (
    <>
      <p className={styles.verdict}>
        <span className={styles.score}>{formatPercent(standing.finalScore ?? 0)}</span>
        {standing.passed ? (
          <Pill tone="success" icon="check">
            <Trans>Passed</Trans>
          </Pill>
        ) : (
          <Pill tone="danger" icon="cross">
            <Trans>Not passed</Trans>
          </Pill>
        )}
      </p>
      <Facts>
        <Fact name={<Trans>Multiple choice</Trans>}>
          <Trans>
            {standing.mcq.correct ?? 0} of {standing.mcq.total} correct
          </Trans>
        </Fact>
        <Fact name={<Trans>Open questions</Trans>}>
          <Trans>
            {standing.open.scored ?? 0} of {standing.open.total} scored
          </Trans>
        </Fact>
        {standing.completedAt ? (
          <Fact name={<Trans>Completed</Trans>}>{formatDate(standing.completedAt)}</Fact>
        ) : null}
      </Facts>
      {standing.passed ? null : (
        <p>
          <Trans>You need {needed} to pass, and you may try as often as you like.</Trans>
        </p>
      )}
    </>
  );
}

function Before({ isOpen }: { isOpen: boolean }) {
  return isOpen ? (
    <p>
      <Trans>Your exam is under way, and everything you answered is saved.</Trans>
    </p>
  ) : (
    <p>
      <Trans>You have not sat this exam yet. Pass it once, and the certificate is yours.</Trans>
    </p>
  );
}
