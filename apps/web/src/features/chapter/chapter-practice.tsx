import { Plural, Trans } from '@lingui/react/macro';
import { EmptyState } from '@colophon/ui';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../generated';
import type { ChapterPracticeFragment } from '../../generated/graphql';
import { formatPercent } from '../../i18n/format';
import { forgetDraft } from './answer-draft';
import styles from './chapter-practice.module.css';
import { PracticeTest } from './practice-test';

export const CHAPTER_PRACTICE = graphql(/* GraphQL */ `
  fragment ChapterPractice on Chapter {
    id
    bookId
    progress {
      chapterId
      testScore
      testAttempts
    }
    questions {
      id
      ...PracticeQuestion
    }
  }
`);

export interface ChapterPracticeProps {
  chapter: ChapterPracticeFragment;
  readerId: string;
}

export function ChapterPractice({ chapter, readerId }: ChapterPracticeProps) {
  const [attempt, setAttempt] = useState(1);
  const heading = useFocusOnChange(attempt);
  const { questions, progress } = chapter;

  const retake = () => {
    for (const { id } of questions) forgetDraft(readerId, id);
    setAttempt(attempt + 1);
  };

  return (
    <section className={styles.practice} aria-labelledby="practice-title">
      <header className={styles.heading}>
        <h2 id="practice-title" ref={heading} tabIndex={-1}>
          <Trans>Practise this chapter</Trans>
        </h2>
        {progress?.testScore == null ? null : (
          <p className={styles.soFar}>
            <Plural
              value={progress.testAttempts}
              one={`Best score ${formatPercent(progress.testScore)} in # attempt`}
              other={`Best score ${formatPercent(progress.testScore)} in # attempts`}
            />
          </p>
        )}
      </header>
      {questions.length === 0 ? (
        <EmptyState title={<Trans>No questions yet</Trans>} headingLevel={3}>
          <Trans>This chapter has nothing to practise so far.</Trans>
        </EmptyState>
      ) : (
        <PracticeTest key={attempt} chapter={chapter} readerId={readerId} onRetake={retake} />
      )}
    </section>
  );
}

/** A new attempt starts at the heading, for the eyes as for the keyboard. */
function useFocusOnChange(attempt: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownAttempt = useRef(attempt);
  useEffect(() => {
    if (shownAttempt.current === attempt) return;
    shownAttempt.current = attempt;
    heading.current?.focus();
  }, [attempt]);
  return heading;
}
