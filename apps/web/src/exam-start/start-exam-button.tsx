import { Trans } from '@lingui/react/macro';
import { Alert, Button, type ButtonProps } from '@colophon/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStartExam } from './start-exam';
import styles from './start-exam-button.module.css';

// Dialogs weigh more than the rest of a screen, and most visits never see this one.
const PremiumModal = lazy(async () => ({ default: (await import('./premium-modal')).PremiumModal }));

export interface StartExamButtonProps extends Pick<ButtonProps, 'look' | 'size' | 'wide'> {
  bookId: string;
  /** Null when billing cannot say at the moment: then the exam service decides. */
  isSubscribed: boolean | null;
  /** "Start Exam", "Retake Exam". */
  children: ReactNode;
}

type Problem = 'failed' | 'subscription-on-its-way';

/** Starts an exam and goes to it; asks those without a subscription to subscribe. */
export function StartExamButton({ bookId, isSubscribed, children, ...button }: StartExamButtonProps) {
  const navigate = useNavigate();
  const startExam = useStartExam();
  const [isStarting, setStarting] = useState(false);
  const [isPremiumOffered, setPremiumOffered] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const start = async () => {
    setProblem(null);
    if (isSubscribed === false) return setPremiumOffered(true);
    setStarting(true);
    const outcome = await startExam(bookId);
    setStarting(false);
    if (outcome.kind === 'started') return navigate(`/exam/${outcome.sessionId}`);
    if (outcome.kind === 'already-passed') return navigate(`/exam/${outcome.sessionId}/results`);
    if (outcome.kind === 'failed') return setProblem('failed');
    if (isSubscribed) return setProblem('subscription-on-its-way');
    setPremiumOffered(true);
  };

  return (
    <div className={styles.start}>
      <Button look="primary" {...button} isPending={isStarting} onPress={() => void start()}>
        {children}
      </Button>
      {problem ? <ProblemAlert problem={problem} /> : null}
      <Suspense fallback={null}>
        {isPremiumOffered ? <PremiumModal onClose={() => setPremiumOffered(false)} /> : null}
      </Suspense>
    </div>
  );
}

function ProblemAlert({ problem }: { problem: Problem }) {
  if (problem === 'failed') {
    return (
      <Alert tone="danger">
        <Trans>Failed to start exam. Please try again.</Trans>
      </Alert>
    );
  }
  return (
    <Alert tone="info">
      <Trans>Your subscription is still being set up. Try again in a few seconds.</Trans>
    </Alert>
  );
}
