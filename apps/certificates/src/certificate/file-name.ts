import type { Certificate } from './certificate';

type Named = Pick<Certificate, 'bookTitle' | 'issuedOn' | 'badgeId'>;

/** `certificate-the-art-of-war-2026-11-21`, or with the badge id where the title has no letter or digit. */
export function certificateFileName({ bookTitle, issuedOn, badgeId }: Named): string {
  const title = slug(bookTitle);
  return title ? `certificate-${title}-${issuedOn}` : `certificate-${slug(badgeId) || issuedOn}`;
}

/** Names a download, also for clients that know only ASCII; the name has nothing to escape. */
export function attachment(certificate: Named): string {
  const name = `${certificateFileName(certificate)}.pdf`;
  const ascii = isAscii(name) ? name : `${certificateFileName({ ...certificate, bookTitle: '' })}.pdf`;
  const extended = isAscii(name) ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${isAscii(ascii) ? ascii : 'certificate.pdf'}"${extended}`;
}

/** Letters and digits of any script, without marks, in words joined by hyphens. */
function slug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join('-').slice(0, 80);
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
