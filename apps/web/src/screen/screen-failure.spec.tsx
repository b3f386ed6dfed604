import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionError, HttpStatusError } from '../graphql/failure';
import { renderAt } from '../testing/render-at';

/** A screen whose loader fails until it is asked again. */
function open(error: Error) {
  const loader = jest
    .fn(() => null)
    .mockImplementationOnce(() => {
      throw error;
    });
  renderAt('/book/emma', { path: '/book/:slug', loader, element: <p>Emma</p> });
}

it('tries again', async () => {
  open(new HttpStatusError(503));
  expect(await screen.findByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Emma')).toBeVisible();
});

it('tries again by itself when the connection is back', async () => {
  open(new ConnectionError(new TypeError()));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Emma')).toBeVisible();
});

it('offers to load the page anew when a part of it is not on the server any more', async () => {
  open(new TypeError('Failed to fetch dynamically imported module: /assets/book.js'));
  expect(await screen.findByRole('heading', { level: 1, name: 'There is a newer version' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
