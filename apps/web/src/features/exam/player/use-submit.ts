import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Failure } from '../../../graphql/failure';
import type { AnswerDesk } from './answer-desk';
import { useFinalizeExam } from './finalize-exam';
import { forgetAllUnsent } from './unsent-store';

/** `not-saved`: the server lacks an answer that this device has. */
export type SubmitProblem = { kind: 'not-saved' } | { kind: 'failed'; failure: Failure };

export interface Submission {
  isSubmitting: boolean;
  problem: SubmitProblem | null;
  submit: () => Promise<void>;
  clearProblem: () => void;
}

/** Nothing is handed in before the server has every answer. */
export function useSubmit(
  sessionId: string,
  desk: AnswerDesk,
  onUnanswered: (itemIds: readonly string[]) => void,
): Submission {
  const navigate = useNavigate();
  const finalize = useFinalizeExam();
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<SubmitProblem | null>(null);

  const handIn = async (): Promise<SubmitProblem | null> => {
    if (!(await desk.flush())) return { kind: 'not-saved' };
    const outcome = await finalize(sessionId);
    if (outcome.kind === 'failed') return outcome;
    if (outcome.kind === 'unanswered') {
      desk.forgetSaved(outcome.itemIds);
      onUnanswered(outcome.itemIds);
      return null;
    }
    forgetAllUnsent(sessionId);
    const next = outcome.isGrading ? 'results' : 'detailed-results';
    await navigate(`/exam/${sessionId}/${next}`, { replace: true });
    return null;
  };
  const submit = async () => {
    setProblem(null);
    setSubmitting(true);
    setProblem(await handIn());
    setSubmitting(false);
  };
  return { isSubmitting, problem, submit, clearProblem: () => setProblem(null) };
}
