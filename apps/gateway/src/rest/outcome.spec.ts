import { failureOfError, failureOfValue } from './outcome';

describe('the outcome of a call', () => {
  it('is a success when the union member is one', () => {
    expect(failureOfValue({ __typename: 'ExamStarted', sessionId: '1' })).toBeNull();
    expect(failureOfValue(true)).toBeNull();
    expect(failureOfValue([{ id: 1 }])).toBeNull();
  });

  it('has the status of its failure, its message and its details', () => {
    expect(
      failureOfValue({ __typename: 'UnansweredItems', message: 'Two are open.', itemIds: ['a', 'b'] }),
    ).toEqual({
      problem: {
        code: 'UnansweredItems',
        type: 'about:blank',
        title: 'Unprocessable Entity',
        status: 422,
        detail: 'Two are open.',
        message: 'Two are open.',
        errors: { '': ['Two are open.'] },
        itemIds: ['a', 'b'],
      },
    });
  });

  it('says when to come back', () => {
    const failure = failureOfValue({
      __typename: 'TooManyAttempts',
      message: 'Wait.',
      retryAfterSeconds: 60,
    });
    expect(failure).toMatchObject({ problem: { status: 429 }, retryAfterSeconds: 60 });
  });

  it('keeps the field errors of refused input', () => {
    const errors = { email: ['Invalid email address'] };
    const failure = failureOfError({
      message: 'Invalid email address',
      extensions: { code: 'BAD_USER_INPUT', errors },
    });
    expect(failure.problem).toMatchObject({ status: 400, errors });
  });

  it('is a 500 for what nobody expected', () => {
    expect(failureOfError({ message: 'Something went wrong' }).problem.status).toBe(500);
  });
});
