import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import * as verifyEmail from './verify-email.route';

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rejected = (reason: string) => ({
  data: { verifyEmail: { __typename: 'VerificationCodeRejected', reason } },
});

function open(answers: Parameters<typeof fakeGraphQL>[0]) {
  const sent = fakeGraphQL(answers);
  const { router } = renderAt('/verify-email?email=ada%40example.org', {
    path: '/verify-email',
    ...verifyEmail,
  });
  return { sent, router };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('takes six digits and nothing else', async () => {
  open({});
  const field = await screen.findByLabelText('Verification code');
  await user().type(field, '12a34');
  expect(field).toHaveValue('1234');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await user().type(field, '5678');
  expect(field).toHaveValue('123456');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
});

it('goes to the sign-in two seconds after success', async () => {
  const { sent, router } = open({ VerifyEmail: { data: { verifyEmail: { __typename: 'EmailVerified' } } } });
  await user().type(await screen.findByLabelText('Verification code'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Email Verified' })).toBeVisible();
  expect(sent[0]?.variables).toEqual({ email: 'ada@example.org', verificationCode: '123456' });
  act(() => jest.advanceTimersByTime(1999));
  expect(router.state.location.pathname).toBe('/verify-email');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe('/login');
});

it.each([
  ['WRONG', 'That is not the code we sent.'],
  ['EXPIRED', 'This code has expired.'],
  ['USED_UP', 'This code was tried too often.'],
])('says what to do about a code that is %s', async (reason, sentence) => {
  open({ VerifyEmail: rejected(reason) });
  await user().type(await screen.findByLabelText('Verification code'), '123456{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Verification failed');
  expect(alert).toHaveTextContent(sentence);
});

it('sends a new code and then waits a minute', async () => {
  const { sent } = open({
    ResendVerification: { data: { resendVerification: { __typename: 'VerificationResent' } } },
  });
  const resend = await screen.findByRole('button', { name: 'Resend code' });
  await user().click(resend);
  expect(await screen.findByText('A new code is on its way.')).toBeVisible();
  expect(screen.getByText('You can ask again in 60 seconds.')).toBeVisible();
  expect(resend).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(resend).toBeEnabled();
  expect(sent).toHaveLength(1);
});

it('waits as long as the server says', async () => {
  const tooMany = { __typename: 'TooManyAttempts', retryAfterSeconds: 17 };
  open({ ResendVerification: { data: { resendVerification: tooMany } } });
  await user().click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText('You can ask again in 17 seconds.')).toBeVisible();
});

it('needs an address', async () => {
  renderAt('/verify-email', { path: '/verify-email', ...verifyEmail });
  expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
});
