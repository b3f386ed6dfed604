import { Trans } from '@lingui/react/macro';
import { Card } from '@colophon/ui';
import type { ReactNode } from 'react';
import { formatPercent } from '../../../i18n/format';
import type { ExamResults, FinalScore } from '../exam-results';
import styles from './detailed-results.module.css';

export interface SummaryCardsProps {
  score: FinalScore;
  mcq: ExamResults['mcq'];
}

export function SummaryCards({ score, mcq }: SummaryCardsProps) {
  return (
    <dl className={styles.cards}>
      <Figure name={<Trans>Total Score</Trans>}>{formatPercent(score.totalScore)}</Figure>
      <Figure name={<Trans>Result</Trans>} tone={score.passed ? 'success' : 'danger'}>
        {score.passed ? <Trans>Passed</Trans> : <Trans>Not Passed</Trans>}
      </Figure>
      <Figure name={<Trans>Multiple Choice</Trans>}>
        <Trans>
          {mcq.correct ?? 0} of {mcq.total}
        </Trans>
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: ReactNode;
  tone?: 'accent' | 'success' | 'danger';
  children: ReactNode;
}

function Figure({ name, tone = 'accent', children }: FigureProps) {
  return (
    <Card tone={tone}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </Card>
  );
}
