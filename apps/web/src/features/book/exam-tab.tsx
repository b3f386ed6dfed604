import { Trans } from '@lingui/react/macro';
import { Card } from '@colophon/ui';
import { graphql } from '../../generated';
import type { BookExamFragment } from '../../generated/graphql';
import { ExamFacts } from './exam-facts';
import { ExamNext } from './exam-next';
import { ExamStandingSummary } from './exam-standing-summary';
import styles from './exam-tab.module.css';

export const BOOK_EXAM = graphql(/* GraphQL */ `
  fragment BookExam on Book {
    id
    exam {
      notes
      passingScore
      ...ExamFacts
    }
    myExam {
      ...ExamNext
      ...ExamStandingSummary
    }
  }
`);

export interface ExamTabProps {
  book: BookExamFragment;
  isSubscribed: boolean | null;
}

export function ExamTab({ book, isSubscribed }: ExamTabProps) {
  const { exam } = book;
  const myExam = book.myExam ?? null;
  return (
    <div className={styles.exam}>
      <Card as="section" tone={myExam?.passed ? 'success' : 'accent'} labelledBy="standing-title">
        <div className={styles.standing}>
          <h2 id="standing-title">
            <Trans>Your result</Trans>
          </h2>
          <ExamStandingSummary standing={myExam} passingScore={exam.passingScore} />
          <ExamNext bookId={book.id} standing={myExam} isSubscribed={isSubscribed} />
        </div>
      </Card>
      <section className={styles.paper} aria-labelledby="exam-title">
        <h2 id="exam-title">
          <Trans>The exam</Trans>
        </h2>
        <ExamFacts exam={exam} />
        {exam.notes.length > 0 ? (
          <>
            <h3>
              <Trans>Good to know</Trans>
            </h3>
            <ul className={styles.notes}>
              {exam.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
    </div>
  );
}
