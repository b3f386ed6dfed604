import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apolloClient } from '../../graphql/apollo';
import { readAccessToken, storeAccessToken } from '../../session/access-token';
import { fakeGraphQL } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import { RootLayout } from './root-layout';

const status = (overall: string) => ({ data: { status: { overall } } });
const account = { data: { me: { __typename: 'User', id: 'u1', email: 'ada@example.org' } } };

function open(answers: Parameters<typeof fakeGraphQL>[0]) {
  const sent = fakeGraphQL(answers);
  const children = [{ path: '/', element: <h1>content</h1> }];
  return { sent, ...renderAt('/', { Component: RootLayout, children }) };
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await apolloClient().clearStore();
});

it('offers visitors to sign in or up', async () => {
  open({ OverallStatus: status('ok') });
  const bar = await screen.findByRole('banner');
  expect(within(bar).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(within(bar).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  expect(within(bar).getByRole('link', { name: /Colophon/ })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

it('shows a signed-in person the menu and signs out', async () => {
  storeAccessToken('token');
  const { sent } = open({
    OverallStatus: status('ok'),
    Account: account,
    Logout: { data: { logout: true } },
  });
  expect(await screen.findByText('ada@example.org')).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Account' });
  const links = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/home', '/my-badges', '/settings', '/billing']);
  await userEvent.click(within(menu).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(readAccessToken()).toBeNull();
  expect(sent.at(-1)).toMatchObject({ operation: 'Logout', authorization: 'Bearer token' });
});

it('opens the menu on phones and closes it with Escape', async () => {
  storeAccessToken('token');
  open({ OverallStatus: status('ok'), Account: account });
  const button = await screen.findByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

it('asks for the status every minute, and once more when that fails', async () => {
  jest.useFakeTimers();
  const { sent } = open({ OverallStatus: [{ data: null }, status('ok'), status('degraded')] });
  expect(await screen.findByRole('link', { name: 'All systems operational' })).toBeVisible();
  expect(sent).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('link', { name: 'Some systems are slow' })).toBeVisible();
});

it('does not know the status without a connection, and says that there is none', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open({});
  expect(await screen.findByText('Status unknown')).toBeVisible();
  expect(screen.getByText(/You are offline/)).toBeVisible();
});

it('has every column and the year', async () => {
  open({ OverallStatus: status('down') });
  const footer = await screen.findByRole('contentinfo');
  for (const name of ['Learning', 'Support', 'Company', 'Legal']) {
    expect(within(footer).getByRole('navigation', { name })).toBeVisible();
  }
  expect(footer).toHaveTextContent('© 2024 Colophon');
});
