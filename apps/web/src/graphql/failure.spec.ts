import { CombinedGraphQLErrors } from '@apollo/client';
import { ConnectionError, GraphQLReplyError, HttpStatusError, readFailure } from './failure';

const withCode = (code: string, rest = {}) =>
  new GraphQLReplyError([{ message: code, extensions: { code, ...rest } }]);

it.each([
  ['UNAUTHENTICATED', 'unauthenticated'],
  ['FORBIDDEN', 'forbidden'],
  ['NOT_FOUND', 'not-found'],
  ['CONFLICT', 'conflict'],
  ['INTERNAL_SERVER_ERROR', 'unknown'],
])('reads the code %s as %s', (code, kind) => {
  expect(readFailure(withCode(code))).toEqual({ kind });
});

it('keeps the seconds to wait and the messages of the fields', () => {
  expect(readFailure(withCode('TOO_MANY_REQUESTS', { retryAfterSeconds: 9 }))).toEqual({
    kind: 'busy',
    retryAfterSeconds: 9,
  });
  expect(readFailure(withCode('BAD_USER_INPUT', { errors: { email: ['bad'], odd: 1 } }))).toEqual({
    kind: 'invalid-input',
    fields: { email: ['bad'] },
  });
});

it('reads what Apollo Client throws', () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }],
  });
  expect(readFailure(error)).toEqual({ kind: 'unavailable', retryAfterSeconds: null });
});

it.each([
  [new HttpStatusError(401), 'unauthenticated'],
  [new HttpStatusError(503), 'unavailable'],
  [{ status: 404 }, 'not-found'],
  [new ConnectionError(new TypeError()), 'offline'],
  [new TypeError('Failed to fetch dynamically imported module: /x.js'), 'outdated'],
  [new TypeError('error loading dynamically imported module: /x.js'), 'outdated'],
  [new TypeError('Importing a module script failed.'), 'outdated'],
  [new Error('Unable to preload CSS for /x.css'), 'outdated'],
  [new TypeError('x is not a function'), 'unknown'],
  ['anything', 'unknown'],
])('reads %s as %s', (error, kind) => {
  expect(readFailure(error)).toMatchObject({ kind });
});
