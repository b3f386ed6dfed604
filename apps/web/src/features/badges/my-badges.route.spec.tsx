import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from '@colophon/ui';
import type { MyBadgesQuery } from '../../generated/graphql';
import { apolloClient } from '../../graphql/apollo';
import { fakeGraphQL, refusal } from '../../testing/fake-graphql';
import { ofType } from '../../testing/of-type';
import { renderAt } from '../../testing/render-at';
import * as route from './my-badges.route';

type Badge = MyBadgesQuery['myBadges'][number];

function buildBadge(overrides: Partial<Badge> = {}): Badge {
  return ofType('Badge', {
    id: 'b1',
    badgeId: 'CLPH-1',
    bookId: 'war',
    bookTitle: 'The Art of War',
    holderName: 'ada',
    score: 91,
    issuedOn: '2025-11-12',
    primaryHex: '#7a2b26',
    accentHex: '#c9a45c',
    ...overrides,
  });
}

const PAYLOAD = {
  userName: 'ada',
  bookTitle: 'The Art of War',
  score: 91,
  issuedOn: '2025-11-12',
  badgeId: 'CLPH-1',
  issuer: 'Colophon',
  primaryHex: '#7a2b26',
  accentHex: '#c9a45c',
  bookId: 'war',
};

const badges = (...myBadges: Badge[]) => ({ data: { myBadges } });
const { Component } = route;

function open(answers: Parameters<typeof fakeGraphQL>[0], state: unknown = null) {
  const sent = fakeGraphQL(answers);
  const element = (
    <>
      <Component />
      <ToastRegion />
    </>
  );
  renderAt({ pathname: '/my-badges', state }, { path: '/my-badges', loader: route.loader, element });
  return sent;
}

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await apolloClient().clearStore();
});

it('shows each badge with what it certifies', async () => {
  open({ MyBadges: badges(buildBadge(), buildBadge({ id: 'b2', badgeId: 'CLPH-2', bookTitle: 'Walden' })) });
  const card = await screen.findByRole('article', { name: 'The Art of War' });
  expect(card).toHaveTextContent('Score91%');
  expect(card).toHaveTextContent('Issued onNovember 12, 2025');
  expect(card).toHaveTextContent('Badge IDCLPH-1');
  expect(screen.getByRole('article', { name: 'Walden' })).toBeVisible();
});

it('sends who has none to the books', async () => {
  open({ MyBadges: badges() });
  expect(await screen.findByRole('heading', { name: 'No Badges Yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Books' })).toHaveAttribute('href', '/home');
});

it('says that it is loading', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  renderAt('/my-badges', { path: '/my-badges', ...route });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('says when there is no connection', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
});

it('copies the address at which anybody can check the badge', async () => {
  const user = userEvent.setup();
  open({ MyBadges: badges(buildBadge()) });
  await user.click(await screen.findByRole('button', { name: /Copy verification link/ }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/api/badges/CLPH-1`);
  expect(await screen.findByText(/Link copied/)).toBeVisible();
});

describe('a badge that is on its way', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const fromResults = { awaiting: 'war' };

  it('appears by itself', async () => {
    jest.useFakeTimers();
    open({ MyBadges: [badges(), badges(buildBadge())] }, fromResults);
    expect(await screen.findByText('Your new badge is being issued')).toBeVisible();
    expect(screen.queryByText('No Badges Yet')).toBeNull();
    await pass(2000);
    expect(await screen.findByRole('article', { name: 'The Art of War' })).toBeVisible();
    expect(screen.queryByText('Your new badge is being issued')).toBeNull();
  });

  it('is not asked for again and again', async () => {
    jest.useFakeTimers();
    const sent = open({ MyBadges: badges() }, fromResults);
    await screen.findByText('Your new badge is being issued');
    await pass(20_000);
    expect(screen.getByRole('status')).toHaveTextContent('Your new badge is not here yet');
    await pass(20_000);
    expect(sent).toHaveLength(11);
  });

  it('is not waited for when it is there', async () => {
    open({ MyBadges: badges(buildBadge()) }, fromResults);
    await screen.findByRole('article');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('viewing a certificate', () => {
  const html = '<!doctype html><html><head><title>Certificate</title></head><body>Ada</body></html>';
  const view = async () => userEvent.click(await screen.findByRole('button', { name: /View certificate/ }));

  function fakeWindow() {
    const page = {
      document: document.implementation.createHTMLDocument(),
      location: { replace: jest.fn() },
      close: jest.fn(),
    };
    jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    return page;
  }

  it('opens it in a window of its own', async () => {
    const page = fakeWindow();
    URL.createObjectURL = jest.fn(() => 'blob:certificate');
    const sent = open({
      MyBadges: badges(buildBadge()),
      RenderCertificate: { data: { renderCertificate: { __typename: 'CertificateHtml', html } } },
    });
    await view();
    expect(page.location.replace).toHaveBeenCalledWith('blob:certificate');
    expect(sent.at(-1)?.variables).toEqual({ certificate: PAYLOAD });
  });

  it('closes the window and says so when there is no certificate', async () => {
    const page = fakeWindow();
    open({ MyBadges: badges(buildBadge()), RenderCertificate: refusal('UNAVAILABLE') });
    await view();
    expect(await screen.findByRole('alert')).toHaveTextContent('The certificate could not be shown.');
    expect(page.close).toHaveBeenCalled();
  });

  it('says what to do when the browser allows no window', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    open({ MyBadges: badges(buildBadge()) });
    await view();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocked the new window.');
  });
});

describe('downloading a PDF', () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /Download PDF/ }));

  async function openThenAnswer(answer: () => Promise<Response>) {
    open({ MyBadges: badges(buildBadge()) });
    await screen.findByRole('article');
    return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  }

  it('saves the file under the name that the server gives it', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:pdf');
    URL.revokeObjectURL = jest.fn();
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="certificate.pdf"',
    };
    const fetched = await openThenAnswer(() => Promise.resolve(new Response('%PDF', { headers })));
    await press();
    const [address, init] = fetched.mock.calls.at(-1) ?? [];
    expect(address).toBe('/api/badges/pdf');
    expect(JSON.parse(String(init?.body))).toEqual(PAYLOAD);
    expect(saved).toEqual(['certificate.pdf']);
  });

  it.each([
    ['the server cannot', () => Promise.resolve(Response.json({}, { status: 503 }))],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that it failed when %s', async (_, answer) => {
    await openThenAnswer(answer);
    await press();
    const card = await screen.findByRole('article');
    expect(await within(card).findByRole('alert')).toHaveTextContent('Failed to generate PDF');
    expect(within(card).getByRole('button', { name: /Download PDF/ })).toBeEnabled();
  });
});
