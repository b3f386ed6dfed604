import { Plural, Trans } from '@lingui/react/macro';
import { graphql } from '../../generated';
import type { BookOverviewFragment } from '../../generated/graphql';
import styles from './overview-tab.module.css';
import { PublicationYear } from './publication-year';

export const BOOK_OVERVIEW = graphql(/* GraphQL */ `
  fragment BookOverview on Book {
    id
    descriptionMedium
    authors
    categories
    year
    totalChapters
    exam {
      mcqCount
      openCount
    }
  }
`);

export function OverviewTab({ book }: { book: BookOverviewFragment }) {
  return (
    <div className={styles.overview}>
      <section className={styles.about} aria-labelledby="about-book">
        <h2 id="about-book">
          <Trans>About this book</Trans>
        </h2>
        <p className={styles.text}>{book.descriptionMedium}</p>
      </section>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Plural value={book.authors.length} one="Author" other="Authors" />
          </dt>
          <dd>{book.authors.join(', ')}</dd>
        </div>
        <div>
          <dt>
            <Trans>First published</Trans>
          </dt>
          <dd>
            <PublicationYear year={book.year} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Categories</Trans>
          </dt>
          <dd>{book.categories.join(', ')}</dd>
        </div>
        <div>
          <dt>
            <Trans>Chapters</Trans>
          </dt>
          <dd>{book.totalChapters}</dd>
        </div>
        <div>
          <dt>
            <Trans>Exam</Trans>
          </dt>
          <dd>
            <Plural value={book.exam.mcqCount + book.exam.openCount} one="# question" other="# questions" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
