import { Trans } from '@lingui/react/macro';
import { Prose, RadioOptions } from '@colophon/ui';
import type { Ref } from 'react';
import type { ExamQuestionFragment } from '../../../generated/graphql';
import type { Answer } from './answer';
import type { AnswerDesk } from './answer-desk';
import type { SaveState } from './answer-sheet';
import { OpenAnswer } from './open-answer';
import styles from './question.module.css';
import { SaveNote } from './save-note';

export interface QuestionProps {
  item: ExamQuestionFragment;
  place: { number: number; count: number };
  answer: Answer | null;
  saveState: SaveState;
  desk: AnswerDesk;
  headingRef: Ref<HTMLHeadingElement>;
}

export function Question({ item, place, answer, saveState, desk, headingRef }: QuestionProps) {
  const isMcq = item.type === 'mcq';
  return (
    <section className={styles.question} aria-labelledby="question-title">
      <h2 ref={headingRef} id="question-title" tabIndex={-1} className={styles.heading}>
        <span className={styles.place}>
          <Trans>
            Question {place.number} of {place.count}
          </Trans>
        </span>{' '}
        {item.stem}
      </h2>
      {item.prompt ? <Prose text={item.prompt} /> : null}
      {isMcq ? (
        <>
          <RadioOptions
            label={item.stem}
            isLabelShown={false}
            options={item.options ?? []}
            value={answer && 'mcqIndex' in answer ? answer.mcqIndex : null}
            onChange={(index) => desk.pick(item.id, index)}
          />
          <SaveNote state={saveState} />
        </>
      ) : (
        <OpenAnswer
          itemId={item.id}
          saved={answer && 'openAnswerText' in answer ? answer.openAnswerText : ''}
          saveState={saveState}
          desk={desk}
        />
      )}
    </section>
  );
}
