import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { PickOptions } from './pick-options';

const picks = jest.fn();

function Question() {
  const [picked, setPicked] = useState<number | null>(null);
  return (
    <>
      <h3 id="question">Which?</h3>
      <PickOptions
        labelledBy="question"
        options={['One', 'Two', 'Three']}
        answer={1}
        explanations={['Not one.', 'Two it is.', 'Not three.']}
        picked={picked}
        onPick={(index) => {
          picks(index);
          setPicked(index);
        }}
      />
    </>
  );
}

beforeEach(() => picks.mockClear());

it('lets the keyboard pass an option without picking it', async () => {
  renderUi(<Question />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Two' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(picks).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(picks).toHaveBeenCalledWith(1);
});

it('takes one pick, and then is one stop for the keyboard', async () => {
  renderUi(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Three' }));
  await userEvent.click(screen.getByRole('button', { name: 'One' }));
  expect(picks.mock.calls).toEqual([[2]]);
  expect(screen.getByRole('button', { name: 'Three' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'One' })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('button', { name: 'Three' })).toHaveAccessibleDescription('Not three.');
});
