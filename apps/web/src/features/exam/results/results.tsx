import { BookTheme } from '@colophon/ui';
import { Navigate } from 'react-router-dom';
import { useScreenQuery } from '../../../graphql/screen-query';
import { finalScore } from '../exam-results';
import { EXAM_RESULTS } from '../exam-results.query';
import { ResultsNotFound } from '../results-not-found';
import { GradingWait } from './grading-wait';
import { ResultsSummary } from './results-summary';
import { useGradingPoll } from './use-grading-poll';

export function Results() {
  const { examSession } = useScreenQuery(EXAM_RESULTS);
  const results = examSession?.results ?? null;
  useGradingPoll(examSession?.id ?? '', results?.isGrading ?? false);

  if (!examSession) return <ResultsNotFound />;
  if (!results) return <Navigate to={`/exam/${examSession.id}`} replace />;
  const score = finalScore(results);
  return (
    <BookTheme theme={examSession.book.theme}>
      {score ? (
        <ResultsSummary sessionId={examSession.id} book={examSession.book} results={results} score={score} />
      ) : (
        <GradingWait book={examSession.book} graded={results.graded} />
      )}
    </BookTheme>
  );
}
