import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadScreen, settled } from '../../graphql/screen-query';
import { Home } from './home';
import { HOME } from './home.query';
import { HomeSkeleton } from './home-skeleton';

const PAGE_SIZE = 12;

export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
  const query = preloadScreen(HOME, { page, pageSize: PAGE_SIZE });
  const isTurningPages = location.pathname === url.pathname;
  return isTurningPages ? settled(query) : query;
}

export function Component() {
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Home />
    </Suspense>
  );
}
