import { Trans, useLingui } from '@lingui/react/macro';
import { BookTheme, LinkButton } from '@colophon/ui';
import { Navigate } from 'react-router-dom';
import { useScreenQuery } from '../../../graphql/screen-query';
import { Screen } from '../../../screen/screen';
import { type ExamResults, finalScore, type FinalScore, type SessionWithResults } from '../exam-results';
import { EXAM_RESULTS } from '../exam-results.query';
import { ResultsNotFound } from '../results-not-found';
import { BackLink } from './back-link';
import styles from './detailed-results.module.css';
import { QuestionResults } from './question-results';
import { SummaryCards } from './summary-cards';

export function DetailedResults() {
  const { examSession } = useScreenQuery(EXAM_RESULTS);
  if (!examSession) return <ResultsNotFound />;
  const results = examSession.results ?? null;
  const score = results && finalScore(results);
  // The results screen knows what to do with an exam that is not graded, or not even handed in.
  if (!results || !score) return <Navigate to={`/exam/${examSession.id}/results`} replace />;
  return (
    <BookTheme theme={examSession.book.theme}>
      <Details session={examSession} results={results} score={score} />
    </BookTheme>
  );
}

interface DetailsProps {
  session: SessionWithResults;
  results: ExamResults;
  score: FinalScore;
}

function Details({ session, results, score }: DetailsProps) {
  const { t } = useLingui();
  return (
    <Screen
      title={t`Detailed Results`}
      lead={<Trans>Your exam on {session.book.title}, question by question.</Trans>}
      width="reading"
    >
      <Ways sessionId={session.id} />
      <SummaryCards score={score} mcq={results.mcq} />
      <QuestionResults questionResults={results.questionResults} />
      <Ways sessionId={session.id} />
    </Screen>
  );
}

function Ways({ sessionId }: { sessionId: string }) {
  return (
    <div className={styles.ways}>
      <BackLink sessionId={sessionId} />
      <LinkButton to="/home" look="quiet">
        <Trans>Back to Home</Trans>
      </LinkButton>
    </div>
  );
}
