import { Suspense } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useParams } from 'react-router-dom';
import { preloadScreen } from '../../graphql/screen-query';
import { Book } from './book';
import { BOOK } from './book.query';
import { BookSkeleton } from './book-skeleton';

export function loader({ params }: LoaderFunctionArgs) {
  return preloadScreen(BOOK, { slug: params.slug ?? '' });
}

/** Another tab of the same book is no other data. */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  const isTabChange = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isTabChange && rest.defaultShouldRevalidate;
}

export function Component() {
  const { slug } = useParams();
  return (
    <Suspense key={slug} fallback={<BookSkeleton />}>
      <Book />
    </Suspense>
  );
}
