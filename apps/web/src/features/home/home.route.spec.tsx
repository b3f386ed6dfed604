import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HomeQuery } from '../../generated/graphql';
import { apolloClient } from '../../graphql/apollo';
import { fakeGraphQL, refusal } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import * as home from './home.route';

type Book = HomeQuery['popularBooks']['books'][number];

function buildBook(overrides: Partial<Book> = {}): Book & { __typename: string } {
  return {
    __typename: 'Book',
    id: 'the-art-of-war',
    slug: 'the-art-of-war',
    title: 'The Art of War',
    authors: ['Sun Tzu'],
    categories: ['Strategy', 'Leadership', 'History'],
    coverUrl: null,
    progressPct: null,
    theme: { primary: '#3b2a5a', accent: '#d9a441' },
    ...overrides,
  };
}

function homeData(
  books: Book[],
  page = { currentPage: 1, totalPages: 1, totalCount: books.length },
  active = false,
) {
  const subscription = {
    __typename: 'PremiumSubscription',
    active,
    currentPeriodEnd: active ? '2030-01-31T00:00:00Z' : null,
    cancelAtPeriodEnd: false,
  };
  return {
    data: {
      me: { __typename: 'User', id: 'u1', email: 'ada@example.org', subscription },
      popularBooks: { __typename: 'PopularBooks', books, pagination: { __typename: 'Pagination', ...page } },
    },
  };
}

function open(answers: Parameters<typeof fakeGraphQL>[0], address = '/home') {
  const sent = fakeGraphQL(answers);
  renderAt(address, { path: '/home', ...home });
  return sent;
}

afterEach(async () => {
  jest.restoreAllMocks();
  await apolloClient().clearStore();
});

it('greets by e-mail and lists the books', async () => {
  open({
    Home: homeData([buildBook(), buildBook({ id: 'b', slug: 'b', title: 'Walden', progressPct: 40 })]),
  });
  expect(await screen.findByText(/Signed in as ada@example.org/)).toBeVisible();
  const [war, walden] = screen.getAllByRole('article');
  expect(within(war!).getByRole('link', { name: 'The Art of War' })).toHaveAttribute(
    'href',
    '/book/the-art-of-war',
  );
  expect(within(war!).getByText('Start Learning')).toBeVisible();
  expect(within(war!).getByText('Leadership')).toBeVisible();
  expect(within(war!).queryByText('History')).toBeNull();
  expect(within(walden!).getByRole('progressbar', { name: 'Read' })).toHaveAttribute('aria-valuenow', '40');
  expect(document.title).toBe('Dashboard - Colophon');
});

it('shows where the subscription stands', async () => {
  open({ Home: homeData([buildBook()], undefined, true) });
  const card = await screen.findByRole('region', { name: 'Subscription' });
  expect(card).toHaveTextContent('It renews on January 31, 2030');
});

it('turns the pages', async () => {
  const page = { totalPages: 2, totalCount: 13 };
  const sent = open({
    Home: [
      homeData([buildBook()], { ...page, currentPage: 1 }),
      homeData([buildBook({ id: 'c', title: 'Meditations' })], { ...page, currentPage: 2 }),
    ],
  });
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(screen.getByText('13 books')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Meditations' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Popular books' })).toHaveFocus();
  expect(sent.map(({ variables }) => variables)).toEqual([
    { page: 1, pageSize: 12 },
    { page: 2, pageSize: 12 },
  ]);
});

it('says that it is loading', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  renderAt('/home', { path: '/home', ...home });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('says so when the shelf is empty', async () => {
  open({ Home: homeData([]) });
  expect(await screen.findByRole('heading', { name: 'No books yet' })).toBeVisible();
});

it('offers another try after a failure', async () => {
  open({ Home: [refusal('UNAVAILABLE'), homeData([buildBook()])] });
  expect(await screen.findByRole('heading', { name: 'That did not work' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'The Art of War' })).toBeVisible();
});

it('says when there is no connection', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
});
