import { Trans } from '@lingui/react/macro';
import { Button } from '@colophon/ui';
import { useState } from 'react';
import type { QuestionResultCardFragment } from '../../../generated/graphql';
import styles from './detailed-results.module.css';
import { QuestionResultCard } from './question-result-card';

export interface QuestionResultsProps {
  questionResults: readonly QuestionResultCardFragment[];
}

/** One card a question; each opens by itself, or all at once. */
export function QuestionResults({ questionResults }: QuestionResultsProps) {
  const [shownIds, setShownIds] = useState<readonly string[]>([]);
  const allIds = questionResults.map(({ questionId }) => questionId);
  const areAllShown = allIds.every((id) => shownIds.includes(id));
  const toggle = (id: string) =>
    setShownIds(shownIds.includes(id) ? shownIds.filter((shown) => shown !== id) : [...shownIds, id]);

  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <div className={styles.toolbar}>
        <h2 id="questions-title">
          <Trans>Questions</Trans>
        </h2>
        <Button size="small" onPress={() => setShownIds(areAllShown ? [] : allIds)}>
          {areAllShown ? <Trans>Hide All Answers</Trans> : <Trans>Show All Answers</Trans>}
        </Button>
      </div>
      <ol role="list" className={styles.list}>
        {questionResults.map((result, index) => (
          <li key={result.questionId}>
            <QuestionResultCard
              result={result}
              number={index + 1}
              isShown={shownIds.includes(result.questionId)}
              onToggle={() => toggle(result.questionId)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
