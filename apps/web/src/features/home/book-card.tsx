import { Trans } from '@lingui/react/macro';
import { BookCover, Link, Pill, ProgressBar } from '@colophon/ui';
import { graphql } from '../../generated';
import type { BookCardFragment } from '../../generated/graphql';
import styles from './book-card.module.css';

const SHOWN_CATEGORIES = 2;

export const BOOK_CARD = graphql(/* GraphQL */ `
  fragment BookCard on Book {
    id
    slug
    title
    authors
    categories
    coverUrl
    progressPct
    theme {
      primary
      accent
    }
  }
`);

export function BookCard({ book }: { book: BookCardFragment }) {
  return (
    <article className={styles.card}>
      <BookCover {...book} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={`/book/${book.slug}`} className={styles.link}>
            {book.title}
          </Link>
        </h3>
        <p className={styles.authors}>{book.authors.join(', ')}</p>
        <p className={styles.categories}>
          {book.categories.slice(0, SHOWN_CATEGORIES).map((category) => (
            <Pill key={category}>{category}</Pill>
          ))}
        </p>
      </div>
      {book.progressPct == null ? (
        <p className={styles.start}>
          <Trans>Start Learning</Trans>
        </p>
      ) : (
        <ProgressBar label={<Trans>Read</Trans>} value={book.progressPct} />
      )}
    </article>
  );
}
