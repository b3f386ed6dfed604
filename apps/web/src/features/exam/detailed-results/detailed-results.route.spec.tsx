import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionResultCardFragment } from '../../../generated/graphql';
import { apolloClient } from '../../../graphql/apollo';
import { fakeGraphQL } from '../../../testing/fake-graphql';
import { renderAt } from '../../../testing/render-at';
import {
  buildGrading,
  buildMcqResult,
  buildOpenResult,
  buildResults,
  resultsReply,
} from '../testing/build-exam';
import * as detailedResults from './detailed-results.route';

function open(reply: Parameters<typeof fakeGraphQL>[0][string]) {
  fakeGraphQL({ ExamResults: reply });
  const route = { path: '/exam/:sessionId/detailed-results', ...detailedResults };
  return renderAt('/exam/s1/detailed-results', route);
}

/** The card of the one question of an exam. */
async function openCard(result: QuestionResultCardFragment) {
  open(resultsReply(buildResults({ questionResults: [result] })));
  return within(await screen.findByRole('article'));
}

const show = (card: ReturnType<typeof within>) =>
  userEvent.click(card.getByRole('button', { name: 'Show Answer' }));

afterEach(async () => {
  jest.restoreAllMocks();
  await apolloClient().clearStore();
});

it('sums up in three figures and leads back and home', async () => {
  open(resultsReply(buildResults({ passed: false, totalScore: 81 })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Detailed Results' })).toBeVisible();
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures).toEqual(['81%', 'Not Passed', '1 of 1']);
  expect(screen.getAllByRole('link', { name: 'Back to Results' })[0]).toHaveAttribute(
    'href',
    '/exam/s1/results',
  );
  expect(screen.getAllByRole('link', { name: 'Back to Home' })[0]).toHaveAttribute('href', '/home');
});

describe('the card of a multiple-choice question', () => {
  it('that is right says so, and shows why on request', async () => {
    const card = await openCard(buildMcqResult());
    expect(card.getByText('Multiple Choice Question')).toBeVisible();
    expect(card.getByRole('heading', { level: 3, name: '1. What wins?' })).toBeVisible();
    expect(card.getByText('Correct')).toBeVisible();
    expect(card.getByText('2 of 2 points')).toBeVisible();
    expect(card.getAllByRole('listitem').map((option) => option.textContent)).toEqual([
      'ALuck',
      'BPreparation',
      'CNoise',
      'DRage',
    ]);
    await show(card);
    expect(card.getAllByRole('listitem')[1]).toHaveTextContent('BPreparationCorrect');
    expect(card.getByText('The correct answer is B.')).toBeVisible();
    expect(card.getByText('You answered correctly.', { exact: false })).toBeVisible();
    expect(card.getByText('Who prepares has won before.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Hide Answer' }));
    expect(card.queryByText('The correct answer is B.')).not.toBeInTheDocument();
  });

  it('that is wrong marks the right option and the pick', async () => {
    const card = await openCard(buildMcqResult({ isCorrect: false, pointsAwarded: 0, userMcqAnswer: 3 }));
    expect(card.getByText('Incorrect')).toBeVisible();
    expect(card.getByText('0 of 2 points')).toBeVisible();
    expect(card.queryByText('Your Answer')).not.toBeInTheDocument();
    await show(card);
    expect(card.getAllByRole('listitem')[1]).toHaveTextContent('Correct');
    expect(card.getAllByRole('listitem')[3]).toHaveTextContent('DRageYour Answer');
    expect(card.getByText('You answered D, which is incorrect.', { exact: false })).toBeVisible();
  });

  it('that was not answered says so', async () => {
    const card = await openCard(buildMcqResult({ isCorrect: false, pointsAwarded: 0, userMcqAnswer: null }));
    await show(card);
    expect(card.getByText('You did not answer this question.', { exact: false })).toBeVisible();
  });
});

describe('the card of an open question', () => {
  it('shows the answer, and on request what the grader said', async () => {
    const card = await openCard(buildOpenResult());
    expect(card.getByText('Open-Ended Question')).toBeVisible();
    expect(card.getByText('4.25 of 5 points')).toBeVisible();
    expect(card.queryByText(/^(Correct|Incorrect)$/)).not.toBeInTheDocument();
    expect(card.getByText('Calm down first.')).toBeVisible();
    expect(card.queryByText('You set the anger aside.')).not.toBeInTheDocument();
    await show(card);
    expect(card.getByText('You set the anger aside.')).toBeVisible();
    expect(card.getByText('Counts the cost').closest('li')).toHaveTextContent('Counts the cost1 of 2');
    expect(card.getByText('Name the price of a long fight.')).toBeVisible();
    expect(card.getByText(/Graded by the built-in rubric grader/)).toBeVisible();
  });

  it('that was not answered says so, and why there is no feedback', async () => {
    const card = await openCard(buildOpenResult({ userOpenAnswer: null, feedback: null, pointsAwarded: 0 }));
    expect(card.getByText('No answer provided')).toBeVisible();
    await show(card);
    expect(card.getByText(/There is no feedback on this question/)).toBeVisible();
  });
});

it('opens and closes all cards at once', async () => {
  open(resultsReply(buildResults()));
  await userEvent.click(await screen.findByRole('button', { name: 'Show All Answers' }));
  expect(screen.getAllByRole('button', { name: 'Hide Answer' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Hide All Answers' }));
  expect(screen.getAllByRole('button', { name: 'Show Answer' })).toHaveLength(2);
});

it.each([
  ['is graded still', resultsReply(buildGrading(1))],
  ['is not handed in', resultsReply(null)],
])('leaves an exam that %s to the results screen', async (_, reply) => {
  const { router } = open(reply);
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/exam/s1/results');
});

it('is not found when there is no such exam', async () => {
  open({ data: { examSession: null } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results Not Found' })).toBeVisible();
});
