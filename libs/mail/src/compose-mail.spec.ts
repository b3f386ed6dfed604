import { composeMail } from './compose-mail';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style><svg onload=alert(1)>',
  '&lt;script&gt;',
  '{{constructor}}',
];

describe('composing a mail', () => {
  it('says the same in plain text and in HTML', () => {
    const mail = composeMail('Your code', [
      { kind: 'paragraph', text: 'Enter this code:' },
      { kind: 'code', text: '123456' },
      { kind: 'link', label: 'Open the page', url: 'https://colophon.example/verify-email' },
    ]);

    expect(mail.text).toBe(
      'Enter this code:\n\n123456\n\nOpen the page: https://colophon.example/verify-email\n\nColophon. Learn. Test. Certify.',
    );
    expect(mail.html).toContain('<strong>123456</strong>');
    expect(mail.html).toContain('href="https://colophon.example/verify-email">Open the page</a>');
  });

  it.each(HOSTILE)('treats %s as text wherever it stands', (hostile) => {
    const plain = composeMail('x', [
      { kind: 'paragraph', text: 'x' },
      { kind: 'code', text: 'x' },
      { kind: 'link', label: 'x', url: 'https://colophon.example/?q=x' },
    ]);
    const mail = composeMail(hostile, [
      { kind: 'paragraph', text: hostile },
      { kind: 'code', text: hostile },
      { kind: 'link', label: hostile, url: `https://colophon.example/?q=${hostile}` },
    ]);

    expect(markup(mail.html)).toEqual(markup(plain.html));
  });

  it('never lets a subject start a new header', () => {
    const mail = composeMail('Hello\r\nBcc: everybody@example.com', []);

    expect(mail.subject).toBe('Hello Bcc: everybody@example.com');
  });

  it('refuses a link that is not a web address', () => {
    expect(() => composeMail('x', [{ kind: 'link', label: 'x', url: 'javascript:alert(1)' }])).toThrow(
      'javascript:',
    );
  });
});

function markup(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/href="[^"]*"/, 'href'));
}
