import { Suspense } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useParams } from 'react-router-dom';
import { preloadScreen } from '../../../graphql/screen-query';
import { Player } from './player';
import { EXAM_PAPER } from './player.query';
import { PlayerSkeleton } from './player-skeleton';

/** Always asked anew: the answers may have been given on another device. */
export function loader({ params }: LoaderFunctionArgs) {
  return preloadScreen(EXAM_PAPER, { sessionId: params.sessionId ?? '' }, 'network-only');
}

/** Another question of the same paper is no other data. */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  const isTurningPages = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isTurningPages && rest.defaultShouldRevalidate;
}

export function Component() {
  const { sessionId } = useParams();
  return (
    <Suspense key={sessionId} fallback={<PlayerSkeleton />}>
      <Player />
    </Suspense>
  );
}
