import { screen, waitFor } from '@testing-library/react';
import { apolloClient } from '../../graphql/apollo';
import { fakeGraphQL, refusal } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import * as route from './chapter.route';
import { buildChapter, buildProgress, chapterReply } from './testing/build-chapter';

function open(answers: Parameters<typeof fakeGraphQL>[0], address = '/chapter/war.01') {
  const sent = fakeGraphQL(answers);
  renderAt(address, { path: '/chapter/:chapterId', ...route });
  return sent;
}

const unread = buildChapter({ progress: buildProgress({ isRead: false }) });

afterEach(async () => {
  jest.restoreAllMocks();
  await apolloClient().clearStore();
});

it('shows summary and objectives, with the way back to the book', async () => {
  open({ Chapter: chapterReply(buildChapter()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Laying Plans' })).toBeVisible();
  expect(document.title).toBe('Laying Plans - Colophon');
  expect(screen.getByText('Chapter 1 of 13')).toBeVisible();
  expect(screen.getByText('Study it.')).toBeVisible();
  expect(screen.getByText('Explain why a conflict should be weighed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to The Art of War' })).toHaveAttribute(
    'href',
    '/book/the-art-of-war',
  );
});

it('marks a chapter as read when it is opened', async () => {
  const sent = open({
    Chapter: chapterReply(unread),
    MarkChapterRead: { data: { markChapterRead: buildProgress() } },
  });
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toEqual(['Chapter', 'MarkChapterRead']));
  expect(sent[1]?.variables).toEqual({ chapterId: 'war.01' });
});

it('leaves a chapter alone that has been read', async () => {
  const sent = open({ Chapter: chapterReply(buildChapter()) });
  await screen.findByRole('heading', { level: 1 });
  expect(sent).toHaveLength(1);
});

it('can be read even if that cannot be recorded', async () => {
  const sent = open({ Chapter: chapterReply(unread), MarkChapterRead: refusal('UNAVAILABLE') });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Laying Plans' })).toBeVisible();
});

it('leads to the next chapter, and from the last one to the exam', async () => {
  open({ Chapter: chapterReply(buildChapter()) });
  const next = await screen.findByRole('link', { name: 'Next chapter Waging War' });
  expect(next).toHaveAttribute('href', '/chapter/war.02');
  expect(screen.queryByRole('link', { name: /Previous chapter/ })).toBeNull();
});

it('leads back, and from the last chapter to the exam', async () => {
  open({ Chapter: chapterReply(buildChapter({ id: 'war.02', title: 'Waging War' })) }, '/chapter/war.02');
  const previous = await screen.findByRole('link', { name: 'Previous chapter Laying Plans' });
  expect(previous).toHaveAttribute('href', '/chapter/war.01');
  expect(screen.getByRole('link', { name: /On to the exam/ })).toHaveAttribute(
    'href',
    '/book/the-art-of-war?tab=exam',
  );
});

it('says when there is no such chapter', async () => {
  open({ Chapter: chapterReply(null) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chapter Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/home');
});

it('says when there is nothing to practise', async () => {
  open({ Chapter: chapterReply(buildChapter({ questions: [] })) });
  expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeVisible();
});

it('says that it is loading', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  renderAt('/chapter/war.01', { path: '/chapter/:chapterId', ...route });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('says when there is no connection', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
});
