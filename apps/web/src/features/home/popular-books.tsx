import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState, LinkButton, Pagination } from '@colophon/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HomeQuery } from '../../generated/graphql';
import { BookCard } from './book-card';
import styles from './home.module.css';

type PopularBooksProps = HomeQuery['popularBooks'];

export function PopularBooks({ books, pagination }: PopularBooksProps) {
  const navigate = useNavigate();
  const { currentPage, totalPages, totalCount } = pagination;
  const heading = useFocusOnChange(currentPage);

  return (
    <section className={styles.section} aria-labelledby="popular-title">
      <h2 id="popular-title" ref={heading} tabIndex={-1}>
        <Trans>Popular books</Trans>
      </h2>
      {books.length === 0 ? <NoBooks isShelfEmpty={totalCount === 0} /> : null}
      <ul role="list" className={styles.grid}>
        {books.map((book) => (
          <li key={book.id}>
            <BookCard book={book} />
          </li>
        ))}
      </ul>
      {totalCount > 0 ? (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          total={plural(totalCount, { one: '# book', other: '# books' })}
          onPage={(page) => void navigate(`?page=${page}`, { preventScrollReset: true })}
        />
      ) : null}
    </section>
  );
}

function NoBooks({ isShelfEmpty }: { isShelfEmpty: boolean }) {
  if (isShelfEmpty) {
    return (
      <EmptyState title={<Trans>No books yet</Trans>} headingLevel={3}>
        <Trans>The shelf is being filled. Look in again soon.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>No such page</Trans>}
      headingLevel={3}
      action={
        <LinkButton to="?page=1">
          <Trans>Back to the first page</Trans>
        </LinkButton>
      }
    />
  );
}

/** After the next page of books came, reading goes on at the heading above them. */
function useFocusOnChange(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus();
  }, [page]);
  return heading;
}
