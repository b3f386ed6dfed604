import { practiceAnswerErrors } from './practice-answer';

describe('practiceAnswerErrors', () => {
  it('finds nothing wrong with an answer of the longest kind', () => {
    expect(practiceAnswerErrors({ userAnswer: 'a'.repeat(10_000), maxPoints: 10 })).toBeNull();
  });

  it.each([
    ['blank', { userAnswer: ' \n', maxPoints: 10 }, 'userAnswer'],
    ['too long', { userAnswer: 'a'.repeat(10_001), maxPoints: 10 }, 'userAnswer'],
    ['out of other points', { userAnswer: 'Because.', maxPoints: 100 }, 'maxPoints'],
  ])('refuses one that is %s', (_, input, field) => {
    expect(practiceAnswerErrors(input)).toEqual({ [field]: [expect.any(String)] });
  });
});
