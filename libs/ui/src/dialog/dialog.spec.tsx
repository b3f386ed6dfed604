import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { renderUi } from '../testing/render-ui';
import { Dialog } from './dialog';

function SubmitExam() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Submit</Button>
      <Dialog
        role="alertdialog"
        isOpen={isOpen}
        onClose={close}
        title="Hand in the exam?"
        actions={<Button onPress={close}>Go back</Button>}
      >
        You cannot change an answer afterwards.
      </Dialog>
    </>
  );
}

it('takes the focus, closes with Escape and gives the focus back', async () => {
  renderUi(<SubmitExam />);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Hand in the exam?' });
  expect(dialog).toHaveTextContent('You cannot change an answer afterwards.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());
});

it('closes by its own buttons', async () => {
  renderUi(<SubmitExam />);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
