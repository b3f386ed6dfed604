import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@colophon/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AnswerDesk } from './answer-desk';
import { type AnswerSheet, isAnswered } from './answer-sheet';
import styles from './submit-exam.module.css';
import { useSubmit } from './use-submit';

const loadDialog = () => import('./submit-dialog');
const SubmitDialog = lazy(async () => ({ default: (await loadDialog()).SubmitDialog }));

export interface SubmitExamProps {
  sessionId: string;
  items: readonly { id: string }[];
  sheet: AnswerSheet;
  desk: AnswerDesk;
  onGoTo: (index: number) => void;
}

/** The way out: open once every question is answered, and only after asking. */
export function SubmitExam({ sessionId, items, sheet, desk, onGoTo }: SubmitExamProps) {
  const [isAsking, setAsking] = useState(false);
  const [isSentBack, setSentBack] = useState(false);
  const missing = items.flatMap(({ id }, index) => (isAnswered(sheet, id) ? [] : [index]));
  const submission = useSubmit(sessionId, desk, (itemIds) => {
    setAsking(false);
    setSentBack(true);
    onGoTo(
      Math.max(
        0,
        items.findIndex(({ id }) => itemIds.includes(id)),
      ),
    );
  });

  useDialogAtHand();

  return (
    <section className={styles.submit} aria-labelledby="submit-title">
      <h2 id="submit-title" className={styles.title}>
        <Trans>Hand in</Trans>
      </h2>
      {isSentBack && missing.length > 0 ? (
        <Alert tone="warning">
          <Trans>The exam was not handed in: an answer is missing.</Trans>
        </Alert>
      ) : null}
      <Missing missing={missing} onGoTo={onGoTo} />
      <Button
        look="primary"
        wide
        isDisabled={missing.length > 0}
        onPress={() => {
          desk.leaveAnswer();
          submission.clearProblem();
          setAsking(true);
        }}
      >
        <Trans>Submit Exam</Trans>
      </Button>
      {isAsking ? (
        <Suspense>
          <SubmitDialog count={items.length} submission={submission} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Dialogs weigh too much to wait for, but must be there when the connection is not. */
function useDialogAtHand(): void {
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
}

/** How many missing questions are named one by one. */
const NAMED = 6;

function Missing({ missing, onGoTo }: { missing: readonly number[]; onGoTo: (index: number) => void }) {
  const { t } = useLingui();
  const [first] = missing;
  if (first === undefined) {
    return (
      <p>
        <Trans>Every question is answered. You can still change any of them.</Trans>
      </p>
    );
  }
  const named = missing.slice(0, NAMED);
  return (
    <>
      <p>
        <Plural
          value={missing.length}
          one="Answer the last question to hand in. It is still unanswered:"
          other="Answer every question to hand in. # are still unanswered:"
        />
      </p>
      <ul role="list" className={styles.missing}>
        {named.map((index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.jump}
              aria-label={t`Go to question ${index + 1}`}
              onClick={() => onGoTo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
        {missing.length > NAMED ? (
          <li>
            <Trans>and {missing.length - NAMED} more</Trans>
          </li>
        ) : null}
      </ul>
    </>
  );
}
