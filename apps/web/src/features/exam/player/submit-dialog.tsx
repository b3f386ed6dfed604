import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog } from '@colophon/ui';
import { failureMessage } from '../../../screen/failure-message';
import type { Submission, SubmitProblem } from './use-submit';

export interface SubmitDialogProps {
  /** How many answers are handed in. */
  count: number;
  submission: Submission;
  onClose: () => void;
}

export function SubmitDialog({ count, submission, onClose }: SubmitDialogProps) {
  const { isSubmitting, problem, submit } = submission;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={<Trans>Hand in your exam?</Trans>}
      actions={
        <>
          <Button look="primary" isPending={isSubmitting} onPress={() => void submit()}>
            {problem ? <Trans>Try again</Trans> : <Trans>Yes, submit</Trans>}
          </Button>
          <Button look="quiet" isDisabled={isSubmitting} onPress={onClose}>
            <Trans>Keep working</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={count}
          one="Your # answer is graded as it stands. You cannot change it afterwards."
          other="All # answers are graded as they stand. You cannot change them afterwards."
        />
      </p>
      {problem ? <SubmitProblemAlert problem={problem} /> : null}
    </Dialog>
  );
}

function SubmitProblemAlert({ problem }: { problem: SubmitProblem }) {
  const { i18n } = useLingui();
  return (
    <Alert tone="danger" title={<Trans>Not handed in yet</Trans>}>
      {problem.kind === 'not-saved' ? (
        <Trans>Some answers have not reached us. They are kept on this device; check your connection.</Trans>
      ) : (
        i18n._(failureMessage(problem.failure))
      )}
    </Alert>
  );
}
