import { Trans } from '@lingui/react/macro';
import { LinkButton } from '@colophon/ui';
import { graphql } from '../../generated';
import type { ExamNextFragment } from '../../generated/graphql';
import { StartExamButton } from '../../exam-start/start-exam-button';
import styles from './exam-next.module.css';
import { nextExamStep } from './exam-step';

export const EXAM_NEXT = graphql(/* GraphQL */ `
  fragment ExamNext on BookExamResults {
    hasCompletedExam
    passed
    sessionId
    openSessionId
  }
`);

export interface ExamNextProps {
  bookId: string;
  standing: ExamNextFragment | null;
  isSubscribed: boolean | null;
}

/** Start, continue or retake; and the way to what has been achieved already. */
export function ExamNext({ bookId, standing, isSubscribed }: ExamNextProps) {
  const step = nextExamStep(standing);
  return (
    <div className={styles.actions}>
      {step.kind === 'start' ? (
        <StartExamButton bookId={bookId} isSubscribed={isSubscribed}>
          <Trans>Start Exam</Trans>
        </StartExamButton>
      ) : null}
      {step.kind === 'retake' ? (
        <StartExamButton bookId={bookId} isSubscribed={isSubscribed}>
          <Trans>Retake Exam</Trans>
        </StartExamButton>
      ) : null}
      {step.kind === 'continue' ? (
        <LinkButton look="primary" to={`/exam/${step.sessionId}`}>
          <Trans>Continue Exam</Trans>
        </LinkButton>
      ) : null}
      {standing?.passed ? (
        <LinkButton look={step.kind === 'nothing' ? 'primary' : 'secondary'} to="/my-badges">
          <Trans>View Certificate</Trans>
        </LinkButton>
      ) : null}
      {standing?.hasCompletedExam && standing.sessionId ? (
        <LinkButton to={`/exam/${standing.sessionId}/results`}>
          <Trans>View Results</Trans>
        </LinkButton>
      ) : null}
    </div>
  );
}
