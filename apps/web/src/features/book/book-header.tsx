import { Plural, Trans } from '@lingui/react/macro';
import { BookCover, LinkButton, ProgressBar } from '@colophon/ui';
import { graphql } from '../../generated';
import type { BookHeaderFragment } from '../../generated/graphql';
import styles from './book-header.module.css';
import { nextChapter } from './next-chapter';

export const BOOK_HEADER = graphql(/* GraphQL */ `
  fragment BookHeader on Book {
    id
    title
    authors
    categories
    coverUrl
    descriptionShort
    totalChapters
    progressPct
    theme {
      primary
      accent
    }
    chapters {
      id
      index
      progress {
        chapterId
        isRead
      }
    }
  }
`);

export function BookHeader({ book }: { book: BookHeaderFragment }) {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.cover}>
          <BookCover {...book} />
        </div>
        <div className={styles.words}>
          <p className={styles.categories}>{book.categories.join(' · ')}</p>
          <h1>{book.title}</h1>
          <p className={styles.authors}>{book.authors.join(', ')}</p>
          <p className={styles.description}>{book.descriptionShort}</p>
          <Reading book={book} />
        </div>
      </div>
    </header>
  );
}

function Reading({ book }: { book: BookHeaderFragment }) {
  const readCount = book.chapters.filter(({ progress }) => progress?.isRead).length;
  const next = nextChapter(book.chapters);
  return (
    <div className={styles.reading}>
      {next ? (
        <LinkButton to={`/chapter/${next.id}`} look="primary">
          {readCount === 0 ? (
            <Trans>Start Learning</Trans>
          ) : (
            <Trans>Continue with chapter {next.index}</Trans>
          )}
        </LinkButton>
      ) : null}
      <div className={styles.progress}>
        <ProgressBar
          label={
            <Plural
              value={book.totalChapters}
              one={`${readCount} of # chapter read`}
              other={`${readCount} of # chapters read`}
            />
          }
          value={book.progressPct ?? 0}
        />
      </div>
    </div>
  );
}
