import { Trans, useLingui } from '@lingui/react/macro';
import { Link, ProgressBar } from '@colophon/ui';
import { type AnswerSheet, isAnswered } from './answer-sheet';
import { Clock } from './clock';
import styles from './exam-bar.module.css';
import type { ExamPaper } from './exam-paper';

export interface ExamBarProps {
  paper: ExamPaper;
  sheet: AnswerSheet;
}

/** Which exam it is, how far the learner has come, and how much time there is. */
export function ExamBar({ paper, sheet }: ExamBarProps) {
  const { t } = useLingui();
  const { book, items, deadlineAt } = paper;
  const answered = items.filter(({ id }) => isAnswered(sheet, id)).length;
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <h1>
          <Trans>Exam: {book.title}</Trans>
        </h1>
        <Link to={`/book/${book.slug}?tab=exam`} className={styles.leave}>
          <Trans>Leave and come back later</Trans>
        </Link>
      </div>
      <div className={styles.standing}>
        <div className={styles.progress}>
          <ProgressBar
            label={t`Answered`}
            value={answered}
            max={items.length}
            valueLabel={t`${answered} of ${items.length}`}
          />
        </div>
        <Clock deadlineAt={deadlineAt} />
      </div>
    </header>
  );
}
