import { Trans } from '@lingui/react/macro';
import { EmptyState, VisuallyHidden } from '@colophon/ui';
import { graphql } from '../../generated';
import type { BookChaptersFragment } from '../../generated/graphql';
import { ChapterRow } from './chapter-row';
import styles from './chapters-tab.module.css';

export const BOOK_CHAPTERS = graphql(/* GraphQL */ `
  fragment BookChapters on Book {
    id
    chapters {
      id
      ...ChapterRow
    }
  }
`);

export function ChaptersTab({ book }: { book: BookChaptersFragment }) {
  if (book.chapters.length === 0) {
    return (
      <EmptyState title={<Trans>No chapters yet</Trans>}>
        <Trans>This book is still being set. Its chapters appear here as they are ready.</Trans>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="chapters-title">
      <VisuallyHidden>
        <h2 id="chapters-title">
          <Trans>Chapters</Trans>
        </h2>
      </VisuallyHidden>
      <ol role="list" className={styles.chapters}>
        {book.chapters.map((chapter) => (
          <ChapterRow key={chapter.id} chapter={chapter} />
        ))}
      </ol>
    </section>
  );
}
