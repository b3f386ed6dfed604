import { GraphQLError } from 'graphql';
import { InvalidInput, Unavailable } from './errors';
import { INTERNAL_MESSAGE, toDomainError, toPublicError } from './public-error';

/** An error as the driver throws it. */
function databaseError(code: string): Error {
  return Object.assign(new Error('secret statement'), { code });
}

describe('what callers are told of a failure', () => {
  it.each(['ECONNREFUSED', '57P01', '08006', '53300'])('is that we are away for a while at %s', (code) => {
    expect(toDomainError(databaseError(code))).toBeInstanceOf(Unavailable);
  });

  it.each(['22021', '22P05'])('is that their text cannot be kept at %s', (code) => {
    expect(toDomainError(databaseError(code))).toBeInstanceOf(InvalidInput);
  });

  it('finds the driver’s error inside another', () => {
    const wrapped = Object.assign(new Error('query failed'), { driverError: databaseError('22021') });
    expect(toDomainError(wrapped)).toBeInstanceOf(InvalidInput);
  });

  it('is nothing of what nobody expected', () => {
    const originalError = databaseError('42703');
    const told = toPublicError(new GraphQLError(originalError.message, { path: ['book'], originalError }));
    expect(told).toEqual({
      message: INTERNAL_MESSAGE,
      path: ['book'],
      locations: undefined,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });
});
