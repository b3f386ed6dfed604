import { backTarget } from './back-target';

const results = { to: '/exam/s1/results', page: 'results' };

it.each([
  [null, results],
  [{}, results],
  [{ from: 3 }, results],
  [{ from: 'https://elsewhere.example' }, results],
  [{ from: '//elsewhere.example' }, results],
  [{ from: '/exam/s1/results' }, results],
  [{ from: '/book/war?tab=exam' }, { to: '/book/war?tab=exam', page: 'book' }],
  [{ from: '/home' }, { to: '/home', page: 'previous' }],
])('coming with %p, back leads to %p', (state, target) => {
  expect(backTarget('s1', state)).toEqual(target);
});
