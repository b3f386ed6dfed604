import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Prose, TextArea, VisuallyHidden } from '@colophon/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { graphql } from '../../generated';
import type { ScenarioQuestionFragment } from '../../generated/graphql';
import { forgetDraft, keepDraft, readDraft } from './answer-draft';
import { AnswerFeedback } from './answer-feedback';
import { SCENARIO_POINTS } from './chapter-test';
import { type AnswerScore, type ScoreProblem, useScoreAnswer } from './score-answer';
import { ScoreProblemAlert } from './score-problem-alert';

export const SCENARIO_QUESTION = graphql(/* GraphQL */ `
  fragment ScenarioQuestion on Question {
    id
    questionText
    prompt
    whatToLookFor
  }
`);

const LONGEST_ANSWER = 10_000;

export interface ScenarioQuestionProps {
  question: ScenarioQuestionFragment;
  place: { bookId: string; chapterId: string; readerId: string };
  score: AnswerScore | null;
  onScored: (score: AnswerScore) => void;
  onTryAgain: () => void;
}

export function ScenarioQuestion({ question, place, score, onScored, onTryAgain }: ScenarioQuestionProps) {
  const { t } = useLingui();
  const answer = useAnswer(question, place, onScored);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  useFocusOnceScored(feedback, score !== null);
  return (
    <>
      <h3>{question.questionText}</h3>
      <Prose text={question.prompt ?? ''} />
      <TextArea
        ref={textArea}
        label={t`Your answer`}
        value={answer.text}
        onChange={(event) => answer.write(event.target.value)}
        rows={8}
        maxLength={LONGEST_ANSWER}
        isReadOnly={score !== null || answer.isScoring}
      />
      {answer.problem ? <ScoreProblemAlert problem={answer.problem} /> : null}
      {score ? (
        <>
          <AnswerFeedback ref={feedback} score={score} lookedFor={question.whatToLookFor ?? []} />
          <div>
            <Button
              onPress={() => {
                answer.clear();
                onTryAgain();
                textArea.current?.focus();
              }}
            >
              <Trans>Try Again</Trans>
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button
            look="primary"
            isDisabled={answer.text.trim() === ''}
            isPending={answer.isScoring}
            onPress={() => void answer.submit()}
          >
            {answer.isScoring ? <Trans>Scoring your answer…</Trans> : <Trans>Submit for scoring</Trans>}
          </Button>
        </div>
      )}
      <ScoringNews isScoring={answer.isScoring} score={score} />
    </>
  );
}

/** The button that was pressed is gone with the score; unless the reader went elsewhere, the focus goes on from here. */
function useFocusOnceScored(feedback: RefObject<HTMLDivElement | null>, isScored: boolean): void {
  const wasScored = useRef(isScored);
  useEffect(() => {
    const isNew = isScored && !wasScored.current;
    wasScored.current = isScored;
    if (isNew && document.activeElement === document.body) feedback.current?.focus({ preventScroll: true });
  }, [feedback, isScored]);
}

function ScoringNews({ isScoring, score }: { isScoring: boolean; score: AnswerScore | null }) {
  return (
    <div role="status">
      <VisuallyHidden>
        {isScoring ? <Trans>Scoring your answer. This can take some seconds.</Trans> : null}
        {score ? (
          <Trans>
            Scored {score.score10} of {SCENARIO_POINTS}.
          </Trans>
        ) : null}
      </VisuallyHidden>
    </div>
  );
}

/** What is typed, kept across a reload, and its way to the grader. */
function useAnswer(
  question: ScenarioQuestionFragment,
  { readerId, ...place }: ScenarioQuestionProps['place'],
  onScored: (score: AnswerScore) => void,
) {
  const scoreAnswer = useScoreAnswer();
  const [text, setText] = useState(() => readDraft(readerId, question.id));
  const [isScoring, setScoring] = useState(false);
  const [problem, setProblem] = useState<ScoreProblem | null>(null);

  const write = (written: string) => {
    setText(written);
    keepDraft(readerId, question.id, written);
  };
  const clear = () => {
    setText('');
    forgetDraft(readerId, question.id);
  };
  const submit = async () => {
    setProblem(null);
    setScoring(true);
    const outcome = await scoreAnswer({
      ...place,
      examItemId: question.id,
      prompt: question.prompt ?? '',
      userAnswer: text,
      maxPoints: SCENARIO_POINTS,
    });
    setScoring(false);
    if (outcome.kind === 'scored') onScored(outcome.score);
    else setProblem(outcome);
  };
  return { text, isScoring, problem, write, clear, submit };
}
