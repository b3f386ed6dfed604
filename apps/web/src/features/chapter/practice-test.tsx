import { Trans } from '@lingui/react/macro';
import { ProgressBar } from '@colophon/ui';
import { useReducer } from 'react';
import type { ChapterPracticeFragment } from '../../generated/graphql';
import { advanceTest, doneCount, startTest } from './chapter-test';
import { McqQuestion } from './mcq-question';
import { testQuestion } from './practice-question';
import styles from './practice-test.module.css';
import { QuestionCard } from './question-card';
import { ScenarioQuestion } from './scenario-question';
import type { AnswerScore } from './score-answer';
import { TestOutcome } from './test-outcome';
import { useTestNews } from './use-test-news';

export interface PracticeTestProps {
  chapter: ChapterPracticeFragment;
  readerId: string;
  onRetake: () => void;
}

/** One attempt at the questions of a chapter. */
export function PracticeTest({ chapter, readerId, onRetake }: PracticeTestProps) {
  const { questions } = chapter;
  const [test, advance] = useReducer(
    advanceTest<AnswerScore>,
    questions.map(testQuestion),
    startTest<AnswerScore>,
  );
  useTestNews(test);

  return (
    <div className={styles.test}>
      <ProgressBar
        label={<Trans>Answered</Trans>}
        value={doneCount(test)}
        max={questions.length}
        valueLabel={`${doneCount(test)} / ${questions.length}`}
      />
      <ol role="list" className={styles.questions}>
        {questions.map((question, index) => (
          <QuestionCard key={question.id} number={index + 1} question={question}>
            {question.type === 'mcq' ? (
              <McqQuestion
                question={question}
                picked={test.picks[question.id] ?? null}
                onPick={(option) => advance({ kind: 'picked', questionId: question.id, option })}
              />
            ) : (
              <ScenarioQuestion
                question={question}
                place={{ bookId: chapter.bookId, chapterId: chapter.id, readerId }}
                score={test.scores[question.id] ?? null}
                onScored={(score) => advance({ kind: 'scored', questionId: question.id, score })}
                onTryAgain={() => advance({ kind: 'tried-again', questionId: question.id })}
              />
            )}
          </QuestionCard>
        ))}
      </ol>
      {test.result ? <TestOutcome chapterId={chapter.id} result={test.result} onRetake={onRetake} /> : null}
    </div>
  );
}
