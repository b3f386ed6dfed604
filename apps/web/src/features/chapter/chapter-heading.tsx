import { Trans } from '@lingui/react/macro';
import { Icon, Link } from '@colophon/ui';
import { graphql } from '../../generated';
import type { ChapterHeadingFragment } from '../../generated/graphql';
import styles from './chapter-heading.module.css';

export const CHAPTER_HEADING = graphql(/* GraphQL */ `
  fragment ChapterHeading on Chapter {
    id
    index
    title
    book {
      id
      slug
      title
      totalChapters
    }
  }
`);

export function ChapterHeading({ chapter }: { chapter: ChapterHeadingFragment }) {
  const { book } = chapter;
  return (
    <header className={styles.heading}>
      <Link to={`/book/${book.slug}`} className={styles.back}>
        <Icon name="left" />
        <Trans>Back to {book.title}</Trans>
      </Link>
      <p className={styles.place}>
        <Trans>
          Chapter {chapter.index} of {book.totalChapters}
        </Trans>
      </p>
      <h1>{chapter.title}</h1>
    </header>
  );
}
