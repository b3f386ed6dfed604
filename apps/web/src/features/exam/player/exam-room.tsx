import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { PageTitle } from '../../../screen/page-title';
import type { AnswerDesk } from './answer-desk';
import { answerOf, isAnswered, saveState } from './answer-sheet';
import { clockPhase } from './exam-clock';
import { ExamBar } from './exam-bar';
import type { ExamPaper } from './exam-paper';
import styles from './exam-room.module.css';
import { HandedIn } from './handed-in';
import { Question } from './question';
import { QuestionPalette } from './question-palette';
import { QuestionSteps } from './question-steps';
import { SubmitExam } from './submit-exam';
import { useAnswerDesk } from './use-answer-desk';
import { useClock } from './use-clock';
import { useCurrentQuestion } from './use-current-question';

const LAST_CALL_EVERY_MS = 1_000;

/** One question at a time, the way around the paper, and the way out. */
export function ExamRoom({ paper }: { paper: ExamPaper }) {
  const { t } = useLingui();
  const { id: sessionId, items, deadlineAt, book } = paper;
  const { desk, sheet } = useAnswerDesk(paper);
  const phase = useClock(deadlineAt, clockPhase);
  const firstMissing = items.findIndex(({ id }) => !isAnswered(sheet, id));
  const [current, showQuestion] = useCurrentQuestion(items.length, Math.max(0, firstMissing));
  const heading = useRef<HTMLHeadingElement>(null);
  useLastCall(desk, phase === 'last-call');
  useFocusOnChange(heading, current);

  const goTo = (index: number) => {
    desk.leaveAnswer();
    showQuestion(index);
    // The question may be the one that is shown already.
    heading.current?.focus();
  };
  const item = items[current];
  if (sheet.isClosed || phase === 'over') {
    return <HandedIn paper={paper} sheet={sheet} isTimeUp={phase === 'over'} />;
  }
  if (!item) return null;
  const number = current + 1;
  return (
    <div className={styles.room}>
      <PageTitle>{t`Question ${number} of ${items.length}, ${book.title}`}</PageTitle>
      <ExamBar paper={paper} sheet={sheet} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Question
            key={item.id}
            item={item}
            place={{ number, count: items.length }}
            answer={answerOf(sheet, item.id)}
            saveState={saveState(sheet, item.id)}
            desk={desk}
            headingRef={heading}
          />
          <QuestionSteps current={current} count={items.length} onGoTo={goTo} />
        </div>
        <aside className={styles.aside} aria-label={t`Your paper`}>
          <QuestionPalette items={items} sheet={sheet} current={current} onGoTo={goTo} />
          <SubmitExam sessionId={sessionId} items={items} sheet={sheet} desk={desk} onGoTo={goTo} />
        </aside>
      </div>
    </div>
  );
}

/** In the last seconds nobody has the time to leave the field. */
function useLastCall(desk: AnswerDesk, isLastCall: boolean): void {
  useEffect(() => {
    if (!isLastCall) return;
    desk.leaveAnswer();
    const timer = setInterval(desk.leaveAnswer, LAST_CALL_EVERY_MS);
    return () => clearInterval(timer);
  }, [desk, isLastCall]);
}

/** Keyboard and screen reader follow to the question that has just come up. */
function useFocusOnChange(heading: React.RefObject<HTMLElement | null>, current: number): void {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [heading, current]);
}
