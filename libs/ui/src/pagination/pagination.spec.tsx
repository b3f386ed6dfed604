import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { Pagination } from './pagination';

it('says where one is and goes to the neighbours', async () => {
  const onPage = jest.fn();
  renderUi(<Pagination page={2} totalPages={3} total="30 books" onPage={onPage} />);
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  expect(screen.getByText('30 books')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

it('stops at both ends', () => {
  renderUi(<Pagination page={1} totalPages={1} total="1 book" onPage={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});
