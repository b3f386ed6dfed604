import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Confetti, LinkButton, VisuallyHidden } from '@colophon/ui';
import { useEffect, useState } from 'react';
import { formatPercent } from '../../../i18n/format';
import { Screen } from '../../../screen/screen';
import type { ExamResults, FinalScore, ResultsBook } from '../exam-results';
import { Verdict } from '../verdict';
import { isCelebrated, noteCelebration } from './celebration';
import { OpenFeedbackList } from './open-feedback-list';
import styles from './results-summary.module.css';
import { ScoreScale } from './score-scale';

export interface ResultsSummaryProps {
  sessionId: string;
  book: ResultsBook;
  results: ExamResults;
  score: FinalScore;
}

export function ResultsSummary({ sessionId, book, results, score }: ResultsSummaryProps) {
  const { t } = useLingui();
  const { passed, totalScore, passingScore } = score;
  const percent = formatPercent(totalScore);
  return (
    <Screen
      title={t`Exam Results`}
      heading={passed ? <Trans>You passed</Trans> : <Trans>Not passed this time</Trans>}
      lead={
        passed ? (
          <Trans>{book.title} is yours to the last page, and so is its certificate.</Trans>
        ) : (
          <Trans>
            {book.title} asks for {formatPercent(passingScore)}. Retakes are unlimited, and the details show
            where points were left.
          </Trans>
        )
      }
      width="reading"
    >
      {passed ? <Celebration sessionId={sessionId} /> : null}
      <div role="status">
        <VisuallyHidden>
          {passed ? <Trans>Graded: {percent}, passed.</Trans> : <Trans>Graded: {percent}, not passed.</Trans>}
        </VisuallyHidden>
      </div>
      <Card as="section" tone={passed ? 'success' : 'danger'} labelledBy="score-title">
        <div className={styles.score}>
          <h2 id="score-title" className={styles.label}>
            <Trans>Total score</Trans>
          </h2>
          <p className={styles.verdict}>
            <span className={styles.percent}>{percent}</span>
            <Verdict passed={passed} />
          </p>
          <ScoreScale percent={totalScore} passingScore={passingScore} />
          <Parts results={results} />
        </div>
      </Card>
      <div className={styles.actions}>
        {passed ? (
          <LinkButton to="/my-badges" state={{ awaiting: book.id }} look="primary">
            <Trans>View My Badges</Trans>
          </LinkButton>
        ) : (
          <LinkButton to={`/exam/${sessionId}/player`} look="primary">
            <Trans>Retake Exam</Trans>
          </LinkButton>
        )}
        <LinkButton to={`/exam/${sessionId}/detailed-results`}>
          <Trans>View Detailed Results</Trans>
        </LinkButton>
        <LinkButton to={`/book/${book.slug}?tab=exam`} look="quiet">
          <Trans>Back to the book</Trans>
        </LinkButton>
      </div>
      <OpenFeedbackList questionResults={results.questionResults} />
    </Screen>
  );
}

/** Once for each exam. */
function Celebration({ sessionId }: { sessionId: string }) {
  const [isDue] = useState(() => !isCelebrated(sessionId));
  useEffect(() => noteCelebration(sessionId), [sessionId]);
  return isDue ? <Confetti /> : null;
}

function Parts({ results: { mcq, open } }: { results: ExamResults }) {
  return (
    <dl className={styles.parts}>
      <div>
        <dt>
          <Trans>Multiple choice</Trans>
        </dt>
        <dd>
          <Trans>
            {mcq.correct ?? 0} of {mcq.total} correct
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Open-ended</Trans>
        </dt>
        <dd>
          <Trans>
            {open.scored ?? 0} of {open.total} scored
          </Trans>
        </dd>
      </div>
    </dl>
  );
}
