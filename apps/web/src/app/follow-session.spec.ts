import { createMemoryRouter } from 'react-router-dom';
import { apolloClient } from '../graphql/apollo';
import { graphql } from '../generated';
import { removeAccessToken, storeAccessToken } from '../session/access-token';
import { fakeGraphQL } from '../testing/fake-graphql';
import { ofType } from '../testing/of-type';
import { followSession } from './follow-session';

const WHO = graphql(/* GraphQL */ `
  query Who {
    me {
      id
      email
    }
  }
`);

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;
const anna = { data: { me: ofType('User', { id: 'u1', email: 'anna@example.org' }) } };
const cached = () => apolloClient().readQuery({ query: WHO });

const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/'] });
followSession(router);

beforeEach(async () => {
  fakeGraphQL({ Who: anna });
  await router.navigate('/book/emma?tab=exam');
  storeAccessToken(tokenOf('anna'));
  await apolloClient().query({ query: WHO });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('stays where it is when the token is renewed', () => {
  storeAccessToken(tokenOf('anna'));
  expect(router.state.location.pathname).toBe('/book/emma');
  expect(cached()).toEqual(anna.data);
});

it('forgets everything and goes home when another person signs in elsewhere', async () => {
  const newValue = tokenOf('ben');
  dispatchEvent(
    new StorageEvent('storage', { key: 'colophon.accessToken', oldValue: tokenOf('anna'), newValue }),
  );
  await Promise.resolve();
  expect(router.state.location.pathname).toBe('/home');
  expect(cached()).toBeNull();
});

it('comes back to where it was when the session has ended', async () => {
  removeAccessToken('ended');
  await Promise.resolve();
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toBe('?returnTo=%2Fbook%2Femma%3Ftab%3Dexam');
  expect(cached()).toBeNull();
});

it('does not when the person wants to leave', () => {
  removeAccessToken('signed-out');
  expect(router.state.location.search).toBe('');
});
