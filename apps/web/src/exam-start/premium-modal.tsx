import { Trans } from '@lingui/react/macro';
import { Button, Dialog } from '@colophon/ui';
import { useNavigate } from 'react-router-dom';

/** Shown when somebody without a subscription wants to sit an exam. */
export function PremiumModal({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Exams are part of Premium Access</Trans>}
      actions={
        <>
          <Button look="primary" onPress={() => void navigate('/billing')}>
            <Trans>View Pricing & Subscribe</Trans>
          </Button>
          <Button look="quiet" onPress={onClose}>
            <Trans>Maybe Later</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          With a subscription you can sit the exam of every book and earn its certificate. Reading and chapter
          practice stay free.
        </Trans>
      </p>
    </Dialog>
  );
}
