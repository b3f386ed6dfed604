import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../testing/render-at';
import { storeAccessToken } from './access-token';
import { requireSignedIn, requireSignedOut } from './route-guards';

beforeEach(() => localStorage.clear());

it('sends a visitor to the login screen before the screen asks for anything, and remembers the way', async () => {
  const loader = jest.fn(() => null);
  const { router } = renderAt('/exam/42?page=2', {
    path: '/exam/:id',
    middleware: [requireSignedIn],
    loader,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?returnTo=%2Fexam%2F42%3Fpage%3D2');
  expect(loader).not.toHaveBeenCalled();
});

it('lets a signed-in person through', async () => {
  storeAccessToken('token');
  renderAt('/exam/42', { path: '/exam/:id', middleware: [requireSignedIn], element: <p>exam</p> });
  expect(await screen.findByText('exam')).toBeVisible();
});

it('keeps signed-in people off the login screen', async () => {
  storeAccessToken('token');
  const { router } = renderAt('/login', {
    path: '/login',
    middleware: [requireSignedOut],
    element: <p>login</p>,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});
