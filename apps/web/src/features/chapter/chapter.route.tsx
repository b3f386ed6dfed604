import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { preloadScreen } from '../../graphql/screen-query';
import { Chapter } from './chapter';
import { CHAPTER } from './chapter.query';
import { ChapterSkeleton } from './chapter-skeleton';

export function loader({ params }: LoaderFunctionArgs) {
  return preloadScreen(CHAPTER, { chapterId: params.chapterId ?? '' });
}

export function Component() {
  const { chapterId } = useParams();
  return (
    <Suspense key={chapterId} fallback={<ChapterSkeleton />}>
      <Chapter />
    </Suspense>
  );
}
