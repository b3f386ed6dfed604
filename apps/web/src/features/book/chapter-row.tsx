import { Plural, Trans } from '@lingui/react/macro';
import { Link, Pill } from '@colophon/ui';
import { graphql } from '../../generated';
import type { ChapterRowFragment } from '../../generated/graphql';
import { formatPercent } from '../../i18n/format';
import styles from './chapter-row.module.css';

export const CHAPTER_ROW = graphql(/* GraphQL */ `
  fragment ChapterRow on Chapter {
    id
    index
    title
    questionCount
    progress {
      chapterId
      isRead
      isTestPassed
      testScore
      testAttempts
    }
  }
`);

/** One line of the table of contents. */
export function ChapterRow({ chapter }: { chapter: ChapterRowFragment }) {
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {chapter.index}
      </span>
      <div className={styles.words}>
        <h3>
          <Link to={`/chapter/${chapter.id}`} className={styles.link}>
            {chapter.title}
          </Link>
        </h3>
        <p className={styles.questions}>
          <Plural
            value={chapter.questionCount}
            _0="No practice questions yet"
            one="# practice question"
            other="# practice questions"
          />
        </p>
      </div>
      <ChapterState progress={chapter.progress ?? null} />
    </li>
  );
}

function ChapterState({ progress }: { progress: ChapterRowFragment['progress'] | null }) {
  const score = progress?.testScore == null ? null : formatPercent(progress.testScore);
  return (
    <p className={styles.state}>
      {progress?.isRead ? (
        <Pill icon="check">
          <Trans>Read</Trans>
        </Pill>
      ) : null}
      {score === null ? null : progress?.isTestPassed ? (
        <Pill tone="success" icon="check">
          <Trans>Test passed, {score}</Trans>
        </Pill>
      ) : (
        <Pill tone="warning">
          <Trans>Test: {score} so far</Trans>
        </Pill>
      )}
    </p>
  );
}
