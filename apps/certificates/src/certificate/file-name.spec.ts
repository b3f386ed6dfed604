import { attachment, certificateFileName } from './file-name';

const name = (bookTitle: string, badgeId = 'CLP-7Q2M-0XKD-94TB-ZC5R') => ({
  bookTitle,
  issuedOn: '2026-11-21',
  badgeId,
});

describe('the file name of a certificate', () => {
  it.each([
    ['The Art of War', 'certificate-the-art-of-war-2026-11-21'],
    ['Alice’s Adventures: in «Wonderland»!', 'certificate-alices-adventures-in-wonderland-2026-11-21'],
    ['Émile, ou De l’éducation', 'certificate-emile-ou-de-leducation-2026-11-21'],
    ['../../etc/passwd', 'certificate-etc-passwd-2026-11-21'],
    ['a"\r\nSet-Cookie: x=1', 'certificate-a-set-cookie-x-1-2026-11-21'],
    ['孫子兵法', 'certificate-孫子兵法-2026-11-21'],
    ['?!', 'certificate-clp-7q2m-0xkd-94tb-zc5r'],
    ['', 'certificate-clp-7q2m-0xkd-94tb-zc5r'],
  ])('for “%s” is %s', (title, expected) => {
    expect(certificateFileName(name(title))).toBe(expected);
  });

  it('says the date where even the badge id has nothing to name', () => {
    expect(certificateFileName(name('', '"/"'))).toBe('certificate-2026-11-21');
  });
});

describe('the header of a download', () => {
  it.each([
    [name('The Art of War'), 'attachment; filename="certificate-the-art-of-war-2026-11-21.pdf"'],
    [
      name('孫子'),
      `attachment; filename="certificate-clp-7q2m-0xkd-94tb-zc5r.pdf"; filename*=UTF-8''certificate-%E5%AD%AB%E5%AD%90-2026-11-21.pdf`,
    ],
    [
      name('孫子', '兵法'),
      `attachment; filename="certificate.pdf"; filename*=UTF-8''certificate-%E5%AD%AB%E5%AD%90-2026-11-21.pdf`,
    ],
  ])('for %j', (certificate, expected) => {
    expect(attachment(certificate)).toBe(expected);
  });
});
