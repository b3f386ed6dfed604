import { passwordProblem } from './password';

describe('choosing a password', () => {
  it.each(['secret', '      ', 'пароль', '🔑🔑🔑🔑🔑🔑', 'x'.repeat(200)])('takes %j', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });

  it.each(['', '12345', '🔑🔑🔑🔑🔑'])('finds %j too short', (password) => {
    expect(passwordProblem(password)).toBe('Password must be at least 6 characters');
  });

  it('finds 201 characters too long', () => {
    expect(passwordProblem('x'.repeat(201))).toBe('Password must be at most 200 characters');
  });
});
