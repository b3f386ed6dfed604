import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, LinkButton, ProgressBar, VisuallyHidden } from '@colophon/ui';
import { Screen } from '../../../screen/screen';
import type { ExamResults, ResultsBook } from '../exam-results';
import { useIsOnline } from '../use-is-online';
import styles from './grading-wait.module.css';

export interface GradingWaitProps {
  book: ResultsBook;
  graded: ExamResults['graded'];
}

/** While the open answers are graded. Nobody has to stay for it. */
export function GradingWait({ book, graded }: GradingWaitProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const { done, total } = graded;
  return (
    <Screen
      title={t`Grading your exam`}
      lead={<Trans>Your exam on {book.title} is handed in. Now your open answers are read and graded.</Trans>}
      width="reading"
    >
      <div className={styles.wait}>
        <div className={styles.quill} aria-hidden="true">
          <QuillLine />
        </div>
        <ProgressBar
          label={t`Open answers graded`}
          value={done}
          max={Math.max(total, 1)}
          valueLabel={t`${done} of ${total}`}
        />
        <div role="status">
          <VisuallyHidden>
            <Plural
              value={total}
              one={`${done} of # open answer graded`}
              other={`${done} of # open answers graded`}
            />
          </VisuallyHidden>
        </div>
        {graded.delayed && isOnline ? (
          <Alert tone="info" title={<Trans>Grading takes longer than usual</Trans>}>
            <Trans>
              The grader cannot be reached at the moment. Nothing is lost: grading goes on by itself as soon
              as it can.
            </Trans>
          </Alert>
        ) : null}
        {isOnline ? null : (
          <Alert tone="info" title={<Trans>You are offline</Trans>}>
            <Trans>Grading goes on without you. The result appears here once you are back.</Trans>
          </Alert>
        )}
        <p className={styles.meanwhile}>
          <Trans>
            This page shows your result as soon as it is there. You can leave it; the result waits for you on
            the page of the book.
          </Trans>
        </p>
        <div>
          <LinkButton to={`/book/${book.slug}?tab=exam`}>
            <Trans>Back to the book</Trans>
          </LinkButton>
        </div>
      </div>
    </Screen>
  );
}

/** A line that writes itself. */
function QuillLine() {
  return (
    <svg viewBox="0 0 240 48">
      <path d="M4 34c14-26 22-26 20-8s10 12 18-4 12-14 12 2 10 10 18-2 14-10 14 2 12 6 20-4 12-8 14 2 14 6 22-4 12-6 16 2 16 4 26-4 14-4 22 2 14 2 20-2" />
    </svg>
  );
}
