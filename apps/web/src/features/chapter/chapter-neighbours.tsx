import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, Link } from '@colophon/ui';
import { graphql } from '../../generated';
import type { ChapterNeighboursFragment } from '../../generated/graphql';
import styles from './chapter-neighbours.module.css';

export const CHAPTER_NEIGHBOURS = graphql(/* GraphQL */ `
  fragment ChapterNeighbours on Chapter {
    id
    book {
      id
      slug
      chapters {
        id
        title
      }
    }
  }
`);

/** The chapters before and after; after the last one, the exam. */
export function ChapterNeighbours({ chapter }: { chapter: ChapterNeighboursFragment }) {
  const { t } = useLingui();
  const { chapters, slug } = chapter.book;
  const position = chapters.findIndex(({ id }) => id === chapter.id);
  const previous = chapters[position - 1];
  const next = chapters[position + 1];
  return (
    <nav className={styles.neighbours} aria-label={t`Chapters`}>
      {previous ? (
        <Link to={`/chapter/${previous.id}`} className={styles.previous}>
          <span className={styles.direction}>
            <Icon name="left" />
            <Trans>Previous chapter</Trans>
          </span>
          <span className={styles.title}>{previous.title}</span>
        </Link>
      ) : null}
      {next ? (
        <Link to={`/chapter/${next.id}`} className={styles.next}>
          <span className={styles.direction}>
            <Trans>Next chapter</Trans>
            <Icon name="right" />
          </span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      ) : (
        <Link to={`/book/${slug}?tab=exam`} className={styles.next}>
          <span className={styles.direction}>
            <Trans>That was the last chapter</Trans>
            <Icon name="right" />
          </span>
          <span className={styles.title}>
            <Trans>On to the exam</Trans>
          </span>
        </Link>
      )}
    </nav>
  );
}
