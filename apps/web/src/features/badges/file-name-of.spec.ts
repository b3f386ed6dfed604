import { fileNameOf } from './file-name-of';

it.each([
  [
    'attachment; filename="certificate-the-art-of-war-2026-11-21.pdf"',
    'certificate-the-art-of-war-2026-11-21.pdf',
  ],
  [
    `attachment; filename="certificate-c1.pdf"; filename*=UTF-8''certificate-%E5%AD%AB%E5%AD%90.pdf`,
    'certificate-孫子.pdf',
  ],
  [`attachment; filename="plain.pdf"; filename*=UTF-8''%E0%A4%A`, 'plain.pdf'],
  ['attachment', null],
  [null, null],
])('reads %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
