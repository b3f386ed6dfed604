import { useLingui } from '@lingui/react/macro';
import { BookTheme, Tabs } from '@colophon/ui';
import { useSearchParams } from 'react-router-dom';
import type { BookQuery } from '../../generated/graphql';
import { useScreenQuery } from '../../graphql/screen-query';
import { PageTitle } from '../../screen/page-title';
import styles from './book.module.css';
import { BOOK } from './book.query';
import { BookHeader } from './book-header';
import { BookNotFound } from './book-not-found';
import { type BookTab, readBookTab } from './book-tab';
import { ChaptersTab } from './chapters-tab';
import { ExamTab } from './exam-tab';
import { OverviewTab } from './overview-tab';

export function Book() {
  const { me, bookBySlug } = useScreenQuery(BOOK);
  if (!bookBySlug) return <BookNotFound />;
  return (
    <>
      <PageTitle>{bookBySlug.title}</PageTitle>
      <BookTheme theme={bookBySlug.theme}>
        <BookHeader book={bookBySlug} />
        <div className={styles.content}>
          <BookTabs book={bookBySlug} isSubscribed={me.subscription?.active ?? null} />
        </div>
      </BookTheme>
    </>
  );
}

interface BookTabsProps {
  book: NonNullable<BookQuery['bookBySlug']>;
  isSubscribed: boolean | null;
}

function BookTabs({ book, isSubscribed }: BookTabsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const select = (tab: BookTab) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  return (
    <Tabs
      label={book.title}
      selected={readBookTab(search)}
      onSelect={select}
      items={[
        { id: 'overview', label: t`Overview`, content: <OverviewTab book={book} /> },
        { id: 'chapters', label: t`Chapters`, content: <ChaptersTab book={book} /> },
        { id: 'exam', label: t`Exam`, content: <ExamTab book={book} isSubscribed={isSubscribed} /> },
      ]}
    />
  );
}
