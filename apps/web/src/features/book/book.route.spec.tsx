import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apolloClient } from '../../graphql/apollo';
import { fakeGraphQL, refusal } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import * as route from './book.route';
import { bookReply, buildBook, NOT_SAT, sat } from './testing/build-book';

function open(answers: Parameters<typeof fakeGraphQL>[0], address = '/book/the-art-of-war') {
  const sent = fakeGraphQL(answers);
  const { router } = renderAt(address, { path: '/book/:slug', ...route });
  return { sent, router };
}

const openExam = (answers: Parameters<typeof fakeGraphQL>[0]) =>
  open(answers, '/book/the-art-of-war?tab=exam');

afterEach(async () => {
  jest.restoreAllMocks();
  await apolloClient().clearStore();
});

it('shows the shape of the page while it loads', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  renderAt('/book/the-art-of-war', { path: '/book/:slug', ...route });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('shows the book and where to read on', async () => {
  const { sent } = open({ Book: bookReply(buildBook()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'The Art of War' })).toBeVisible();
  expect(document.title).toBe('The Art of War - Colophon');
  expect(screen.getByRole('progressbar', { name: '1 of 3 chapters read' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
  expect(screen.getByRole('link', { name: 'Continue with chapter 2' })).toHaveAttribute(
    'href',
    '/chapter/war.02',
  );
  expect(sent.map(({ variables }) => variables)).toEqual([{ slug: 'the-art-of-war' }]);
});

it('lists the chapters first, each with what the reader has done', async () => {
  open({ Book: bookReply(buildBook()) });
  expect(await screen.findByRole('tab', { name: 'Chapters', selected: true })).toBeVisible();
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '1Laying Plans7 practice questionsReadTest passed, 92%',
    '2Waging War7 practice questionsTest: 54% so far',
    '3Attack by Stratagem7 practice questions',
  ]);
});

it('keeps the tab in the address, without asking again', async () => {
  const { sent, router } = open({ Book: bookReply(buildBook()) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Overview' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Thirteen chapters, brief and severe.');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('around 500 BCE');
  expect(router.state.location.search).toBe('?tab=overview');
  expect(sent).toHaveLength(1);
});

it('says when there is no such book', async () => {
  open({ Book: bookReply(null) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Book Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/home');
});

it('says when the book has no chapters yet', async () => {
  open({ Book: bookReply(buildBook({ chapters: [], progressPct: null })) });
  expect(await screen.findByRole('heading', { name: 'No chapters yet' })).toBeVisible();
});

it('can be tried again after a failure', async () => {
  open({ Book: [refusal('UNAVAILABLE'), bookReply(buildBook())] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Art of War' })).toBeVisible();
});

it('says when there is no connection', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
});

describe('the exam tab', () => {
  it('says what the paper is made of, with the exam’s own pass mark', async () => {
    openExam({ Book: bookReply(buildBook()) });
    const panel = await screen.findByRole('tabpanel', { name: 'Exam' });
    expect(panel).toHaveTextContent('Passing score85%');
    expect(panel).toHaveTextContent('Total points60');
    expect(panel).toHaveTextContent('Multiple choice202 points each');
    expect(panel).toHaveTextContent('Open questions45 points each');
    expect(panel).toHaveTextContent('Your answers are saved as you go.');
  });

  it('offers the start to who has not sat it', async () => {
    openExam({ Book: bookReply(buildBook()) });
    expect(await screen.findByRole('button', { name: 'Start Exam' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Results' })).toBeNull();
  });

  it('continues an exam that is open', async () => {
    const book = buildBook({ myExam: { ...NOT_SAT!, openSessionId: 'session-9' } });
    openExam({ Book: bookReply(book) });
    const link = await screen.findByRole('link', { name: 'Continue Exam' });
    expect(link).toHaveAttribute('href', '/exam/session-9');
    expect(screen.queryByRole('button', { name: 'Start Exam' })).toBeNull();
  });

  it('offers another try after an exam that was not passed', async () => {
    openExam({ Book: bookReply(buildBook({ myExam: sat(72, false) })) });
    const card = await screen.findByRole('region', { name: 'Your result' });
    expect(card).toHaveTextContent('72%Not passed');
    expect(card).toHaveTextContent('15 of 20 correct');
    expect(card).toHaveTextContent('You need 85% to pass');
    expect(within(card).getByRole('button', { name: 'Retake Exam' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'View Results' })).toHaveAttribute(
      'href',
      '/exam/session-1/results',
    );
  });

  it('leads to the certificate once passed, and offers no retake', async () => {
    openExam({ Book: bookReply(buildBook({ myExam: sat(91, true) })) });
    const card = await screen.findByRole('region', { name: 'Your result' });
    expect(within(card).getByRole('link', { name: 'View Certificate' })).toHaveAttribute(
      'href',
      '/my-badges',
    );
    expect(within(card).queryByRole('button')).toBeNull();
  });
});
