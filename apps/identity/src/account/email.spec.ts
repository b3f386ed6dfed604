import { nameFromEmail, parseEmail } from './email';

describe('an e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada.Lovelace@Example.COM \n', 'ada.lovelace@example.com'],
    ['ada+books@sub.example.co.uk', 'ada+books@sub.example.co.uk'],
  ])('reads %j as %j', (input, email) => {
    expect(parseEmail(input)).toBe(email);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example.com,bob@example.com',
    'ada@example.com\nBcc: bob@example.com',
    'Ada <ada@example.com>',
    `${'a'.repeat(250)}@example.com`,
    'ada@example.com\u0000',
  ])('refuses %j', (input) => {
    expect(parseEmail(input)).toBeNull();
  });

  it('gives the name of a person who has chosen none', () => {
    expect(nameFromEmail('ada.lovelace@example.com')).toBe('ada.lovelace');
  });
});
