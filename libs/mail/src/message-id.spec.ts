import { messageId } from './message-id';

const FROM = 'Colophon <no-reply@colophon.example>';

describe('the Message-ID', () => {
  it('is the same for every try of one mail', () => {
    expect(messageId('support', 'badge:1', FROM)).toBe(messageId('support', 'badge:1', FROM));
    expect(messageId('support', 'badge:1', FROM)).toMatch(/^<[0-9a-f]{40}@colophon\.example>$/);
  });

  it('differs between mails and between services', () => {
    expect(messageId('support', 'badge:2', FROM)).not.toBe(messageId('support', 'badge:1', FROM));
    expect(messageId('identity', 'badge:1', FROM)).not.toBe(messageId('support', 'badge:1', FROM));
  });
});
