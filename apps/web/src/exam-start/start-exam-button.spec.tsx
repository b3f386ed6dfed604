import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL, refusal } from '../testing/fake-graphql';
import { renderPart } from '../testing/render-at';
import { StartExamButton } from './start-exam-button';

const startExam = (result: Record<string, unknown>) => ({ data: { startExam: result } });

async function press(isSubscribed: boolean | null, answers: Parameters<typeof fakeGraphQL>[0] = {}) {
  const sent = fakeGraphQL(answers);
  const { router } = renderPart(
    <StartExamButton bookId="war" isSubscribed={isSubscribed}>
      Start Exam
    </StartExamButton>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start Exam' }));
  return { sent, router };
}

afterEach(() => jest.restoreAllMocks());

it('goes to the exam that was started', async () => {
  const { sent, router } = await press(true, {
    StartExam: startExam({ __typename: 'ExamStarted', sessionId: 's1' }),
  });
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/exam/s1');
  expect(sent[0]?.variables).toEqual({ bookId: 'war' });
});

it('goes to the results of an exam that is passed already', async () => {
  const { router } = await press(true, {
    StartExam: startExam({ __typename: 'AlreadyPassed', sessionId: 's1' }),
  });
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/exam/s1/results');
});

it('offers the subscription at once to who has none', async () => {
  const { sent, router } = await press(false);
  expect(await screen.findByRole('dialog', { name: 'Exams are part of Premium Access' })).toBeVisible();
  expect(sent).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'View Pricing & Subscribe' }));
  expect(router.state.location.pathname).toBe('/billing');
});

it('offers it too when only the exam service knows', async () => {
  await press(null, { StartExam: startExam({ __typename: 'SubscriptionRequired' }) });
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks a new subscriber for some seconds’ patience', async () => {
  await press(true, { StartExam: startExam({ __typename: 'SubscriptionRequired' }) });
  expect(await screen.findByRole('status')).toHaveTextContent('Your subscription is still being set up.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['a refusal', { StartExam: refusal('UNAVAILABLE') }],
  ['a lost connection', {}],
])('says that it failed after %s, and can be pressed again', async (_, answers) => {
  await press(true, answers);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to start exam. Please try again.');
  expect(screen.getByRole('button', { name: 'Start Exam' })).toBeEnabled();
});
