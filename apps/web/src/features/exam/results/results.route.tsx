import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { preloadScreen } from '../../../graphql/screen-query';
import { EXAM_RESULTS } from '../exam-results.query';
import { ResultsSkeleton } from '../results-skeleton';
import { Results } from './results';

/** Always asked anew: a result that is cached may be from before the exam was handed in. */
export function loader({ params }: LoaderFunctionArgs) {
  return preloadScreen(EXAM_RESULTS, { sessionId: params.sessionId ?? '' }, 'network-only');
}

export function Component() {
  const { sessionId } = useParams();
  return (
    <Suspense key={sessionId} fallback={<ResultsSkeleton />}>
      <Results />
    </Suspense>
  );
}
