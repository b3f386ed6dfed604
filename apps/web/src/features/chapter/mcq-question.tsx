import { Trans } from '@lingui/react/macro';
import { optionLetter, PickOptions, VisuallyHidden } from '@colophon/ui';
import { useId } from 'react';
import { graphql } from '../../generated';
import type { McqQuestionFragment } from '../../generated/graphql';

export const MCQ_QUESTION = graphql(/* GraphQL */ `
  fragment McqQuestion on Question {
    id
    questionText
    options
    answerIndex
    rationales
  }
`);

export interface McqQuestionProps {
  question: McqQuestionFragment;
  picked: number | null;
  onPick: (option: number) => void;
}

export function McqQuestion({ question, picked, onPick }: McqQuestionProps) {
  const textId = useId();
  const answer = question.answerIndex ?? -1;
  return (
    <>
      <h3 id={textId}>{question.questionText}</h3>
      <div>
        <PickOptions
          labelledBy={textId}
          options={question.options ?? []}
          answer={answer}
          explanations={question.rationales ?? []}
          picked={picked}
          onPick={onPick}
        />
        <div role="status">
          <VisuallyHidden>
            {picked === null ? null : <Verdict isRight={picked === answer} answer={answer} />}
          </VisuallyHidden>
        </div>
      </div>
    </>
  );
}

function Verdict({ isRight, answer }: { isRight: boolean; answer: number }) {
  return isRight ? (
    <Trans>Correct.</Trans>
  ) : (
    <Trans>Wrong. The right answer is {optionLetter(answer)}.</Trans>
  );
}
