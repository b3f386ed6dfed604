import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAccessToken } from '../../session/access-token';
import { fakeGraphQL, refusal } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import * as login from './login.route';

const accessToken = 'header.payload.signature';
const loginResult = (result: Record<string, unknown>) => ({ data: { login: result } });

async function signIn(answers: Parameters<typeof fakeGraphQL>[0], address = '/login') {
  const sent = fakeGraphQL(answers);
  const { router } = renderAt(address, { path: '/login', ...login });
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return { sent, router };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps the token and goes to the dashboard', async () => {
  const { sent, router } = await signIn({ Login: loginResult({ __typename: 'AccessToken', accessToken }) });
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/home');
  expect(readAccessToken()).toBe(accessToken);
  expect(sent[0]?.variables).toEqual({ email: 'ada@example.org', password: 'secret1' });
});

it('comes back to where the reader was', async () => {
  const answers = { Login: loginResult({ __typename: 'AccessToken', accessToken }) };
  const { router } = await signIn(answers, '/login?returnTo=%2Fbook%2Fwar%3Ftab%3Dexam');
  await screen.findByText('elsewhere');
  expect(router.state.location).toMatchObject({ pathname: '/book/war', search: '?tab=exam' });
});

it('does not follow a return address to another site', async () => {
  const answers = { Login: loginResult({ __typename: 'AccessToken', accessToken }) };
  const { router } = await signIn(answers, '/login?returnTo=%2F%2Fevil.example');
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/home');
});

it('says which field is wrong and sends nothing', async () => {
  const sent = fakeGraphQL({});
  renderAt('/login', { path: '/login', ...login });
  await userEvent.type(await screen.findByLabelText('Email'), 'nonsense');
  await userEvent.type(screen.getByLabelText('Password'), 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(sent).toHaveLength(0);
});

it.each([
  ['InvalidCredentials', {}, 'The email address or the password is wrong.'],
  ['TooManyAttempts', { retryAfterSeconds: 90 }, 'Too many tries. Wait 2 minutes and try again.'],
])('explains %s', async (typename, fields, sentence) => {
  await signIn({ Login: loginResult({ __typename: typename, ...fields }) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`Login failed${sentence}`);
  expect(alert).toHaveFocus();
  expect(readAccessToken()).toBeNull();
});

it('leads on to the verification of an address that waits for it', async () => {
  await signIn({ Login: loginResult({ __typename: 'EmailNotVerified' }) });
  const link = await screen.findByRole('link', { name: 'Enter the code we sent you' });
  expect(link).toHaveAttribute('href', '/verify-email?email=ada%40example.org');
});

it('tells an unavailable service from a lost connection', async () => {
  await signIn({ Login: [refusal('UNAVAILABLE', { retryAfterSeconds: 5 })] });
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot answer at the moment');
});

it('says when there is no connection', async () => {
  await signIn({});
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
});
