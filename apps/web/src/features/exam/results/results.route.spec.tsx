import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL } from '../../../testing/fake-graphql';
import { renderAt } from '../../../testing/render-at';
import { buildGrading, buildResults, resultsReply } from '../testing/build-exam';
import * as results from './results.route';

function open(reply: Parameters<typeof fakeGraphQL>[0][string]) {
  const sent = fakeGraphQL({ ExamResults: reply });
  return { sent, ...renderAt('/exam/s1/results', { path: '/exam/:sessionId/results', ...results }) };
}

const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a result', () => {
  it('that is passed leads to the badges, and is celebrated once', async () => {
    const { unmount } = open(resultsReply(buildResults()));
    expect(await screen.findByRole('heading', { level: 1, name: 'You passed' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Total score' })).toHaveTextContent(
      /92%.*Passed.*Pass mark 85%/,
    );
    expect(link('View My Badges')).toHaveAttribute('href', '/my-badges');
    expect(link('View Detailed Results')).toHaveAttribute('href', '/exam/s1/detailed-results');
    expect(screen.queryByRole('link', { name: 'Retake Exam' })).not.toBeInTheDocument();
    expect(screen.getByTestId('confetti')).toBeInTheDocument();
    unmount();
    open(resultsReply(buildResults()));
    await screen.findByRole('heading', { level: 1, name: 'You passed' });
    expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
  });

  it('that is not passed offers a retake', async () => {
    open(resultsReply(buildResults({ passed: false, totalScore: 81 })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Not passed this time' })).toBeVisible();
    expect(screen.getByText('Not passed')).toBeVisible();
    expect(link('Retake Exam')).toHaveAttribute('href', '/exam/s1/player');
    expect(screen.queryByRole('link', { name: 'View My Badges' })).not.toBeInTheDocument();
    expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
  });

  it('says how each kind of question went, and who graded the open ones', async () => {
    open(resultsReply(buildResults()));
    expect(await screen.findAllByText('1 of 1 correct')).toHaveLength(1);
    expect(screen.getByText('1 of 1 scored')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '2. A lawsuit in anger' })).toBeVisible();
    expect(screen.getByText('8.5 of 10')).toBeVisible();
    expect(screen.getByText('Counts the cost').closest('li')).toHaveTextContent('1 of 2');
    expect(screen.getByText('You set the anger aside.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Why these points'));
    expect(screen.getByText('You set the anger aside.')).toBeVisible();
    expect(screen.getByText(/Graded by the built-in rubric grader/)).toBeVisible();
  });
});

describe('grading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows how far it is until the result is there', async () => {
    open([resultsReply(buildGrading(0)), resultsReply(buildGrading(2)), resultsReply(buildResults())]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { level: 1, name: 'Grading your exam' })).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Open answers graded' });
    expect(bar).toHaveAttribute('aria-valuetext', '0 of 3');
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(bar).toHaveAttribute('aria-valuetext', '2 of 3');
    expect(screen.queryByText('Grading takes longer than usual')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('heading', { level: 1, name: 'You passed' })).toBeVisible();
  });

  it('says when the grader cannot be reached', async () => {
    open(resultsReply(buildGrading(1, true)));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Grading takes longer than usual')).toBeVisible();
  });

  it('stops asking when the learner leaves', async () => {
    const { sent, unmount } = open(resultsReply(buildGrading(1)));
    await act(() => jest.advanceTimersByTimeAsync(100));
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(sent).toHaveLength(1);
  });
});

it('sends an exam that is still open back to its player', async () => {
  const { router } = open(resultsReply(null));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/exam/s1');
});

it('is not found when there is no such exam', async () => {
  open({ data: { examSession: null } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results Not Found' })).toBeVisible();
});
