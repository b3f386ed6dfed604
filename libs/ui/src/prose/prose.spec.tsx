import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { Prose } from './prose';

it('makes a paragraph of each part between blank lines', () => {
  renderUi(<Prose text={'\nFirst,\nstill first.\n \nSecond.\n\n'} />);
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'First,\nstill first.',
    'Second.',
  ]);
});

it('shows what looks like markup as it was written', () => {
  renderUi(<Prose text="<b>bold</b>" voice="note" />);
  expect(screen.getByText('<b>bold</b>')).toBeVisible();
});
