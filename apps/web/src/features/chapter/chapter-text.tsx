import { Trans } from '@lingui/react/macro';
import { Icon, Prose } from '@colophon/ui';
import { graphql } from '../../generated';
import type { ChapterTextFragment } from '../../generated/graphql';
import styles from './chapter-text.module.css';

export const CHAPTER_TEXT = graphql(/* GraphQL */ `
  fragment ChapterText on Chapter {
    id
    summary
    objectives
  }
`);

export function ChapterText({ chapter }: { chapter: ChapterTextFragment }) {
  return (
    <>
      <section className={styles.summary} aria-labelledby="summary-title">
        <h2 id="summary-title" className={styles.label}>
          <Trans>Summary</Trans>
        </h2>
        <Prose text={chapter.summary} />
      </section>
      {chapter.objectives.length > 0 ? (
        <section className={styles.objectives} aria-labelledby="objectives-title">
          <h2 id="objectives-title" className={styles.label}>
            <Trans>What you should be able to do</Trans>
          </h2>
          <ul role="list">
            {chapter.objectives.map((objective) => (
              <li key={objective}>
                <Icon name="check" />
                {objective}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
