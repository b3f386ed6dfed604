import { readRegistration } from './registration';

describe('reading a registration', () => {
  it('takes a valid one with the address in its canonical form', () => {
    expect(readRegistration(' Ada@Example.com', 'secret')).toEqual({
      kind: 'valid',
      email: 'ada@example.com',
      password: 'secret',
    });
  });

  it('names every mistake by its field', () => {
    expect(readRegistration('ada', '123')).toEqual({
      kind: 'invalid',
      errors: { email: ['Invalid email address'], password: ['Password must be at least 6 characters'] },
    });
  });

  it('does not blame a field that is right', () => {
    expect(readRegistration('ada@example.com', '123')).toEqual({
      kind: 'invalid',
      errors: { password: ['Password must be at least 6 characters'] },
    });
  });
});
