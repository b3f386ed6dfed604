import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL, refusal } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import * as retake from './retake.route';

function open(reply: Parameters<typeof fakeGraphQL>[0][string]) {
  fakeGraphQL({ RetakeExam: reply });
  return renderAt('/exam/s1/player', { path: '/exam/:sessionId/player', ...retake });
}

const answer = (fields: Record<string, unknown>) => ({ data: { retakeExam: fields } });

afterEach(() => jest.restoreAllMocks());

it.each([
  ['a new session', answer({ __typename: 'ExamStarted', sessionId: 's2' }), '/exam/s2'],
  [
    'the results of the attempt that passed',
    answer({ __typename: 'AlreadyPassed', sessionId: 's0' }),
    '/exam/s0/results',
  ],
])('goes to %s, which takes its place in the history', async (_, reply, address) => {
  const { router } = open(reply);
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe(address);
  expect(router.state.historyAction).toBe('REPLACE');
});

it('offers a subscription to those without one', async () => {
  open(answer({ __typename: 'SubscriptionRequired' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Retake Exam' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Results' })).toHaveAttribute('href', '/exam/s1/results');
});

it('is not found when there is no such exam', async () => {
  open(refusal('NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Exam Not Found' })).toBeVisible();
});

it('can be tried again when the service does not answer', async () => {
  open([refusal('UNAVAILABLE'), answer({ __typename: 'ExamStarted', sessionId: 's2' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});
