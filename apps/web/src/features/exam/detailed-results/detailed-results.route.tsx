import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { preloadScreen } from '../../../graphql/screen-query';
import { EXAM_RESULTS } from '../exam-results.query';
import { ResultsSkeleton } from '../results-skeleton';
import { DetailedResults } from './detailed-results';

export function loader({ params }: LoaderFunctionArgs) {
  return preloadScreen(EXAM_RESULTS, { sessionId: params.sessionId ?? '' });
}

export function Component() {
  const { sessionId } = useParams();
  return (
    <Suspense key={sessionId} fallback={<ResultsSkeleton />}>
      <DetailedResults />
    </Suspense>
  );
}
