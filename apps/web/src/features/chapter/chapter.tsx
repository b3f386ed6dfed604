import { BookTheme } from '@colophon/ui';
import { useScreenQuery } from '../../graphql/screen-query';
import { PageTitle } from '../../screen/page-title';
import styles from './chapter.module.css';
import { CHAPTER } from './chapter.query';
import { ChapterHeading } from './chapter-heading';
import { ChapterNeighbours } from './chapter-neighbours';
import { ChapterNotFound } from './chapter-not-found';
import { ChapterPractice } from './chapter-practice';
import { ChapterText } from './chapter-text';
import { useMarkRead } from './use-mark-read';

export function Chapter() {
  const { me, chapter } = useScreenQuery(CHAPTER);
  useMarkRead(chapter?.id, chapter?.progress?.isRead ?? false);
  if (!chapter) return <ChapterNotFound />;
  return (
    <>
      <PageTitle>{chapter.title}</PageTitle>
      <BookTheme theme={chapter.book.theme}>
        <article className={styles.chapter}>
          <ChapterHeading chapter={chapter} />
          <ChapterText chapter={chapter} />
          <ChapterPractice chapter={chapter} readerId={me.id} />
          <ChapterNeighbours chapter={chapter} />
        </article>
      </BookTheme>
    </>
  );
}
