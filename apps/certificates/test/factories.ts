import type { Certificate } from '../src/certificate/certificate';
import type { CertificateInput } from '../src/generated/schema';

/** What the preview screen sends. */
export function buildCertificateInput(overrides: Partial<CertificateInput> = {}): CertificateInput {
  return {
    userName: 'Grace Hopper',
    bookTitle: 'The Art of War',
    score: 88,
    issuedOn: '2026-11-21',
    badgeId: 'PREVIEW-0001',
    ...overrides,
  };
}

export function buildCertificate(overrides: Partial<Certificate> = {}): Certificate {
  return {
    isGenuine: true,
    userName: 'Ada Lovelace',
    bookTitle: 'The Art of War',
    score: 91,
    issuedOn: '2026-11-21',
    badgeId: 'CLP-7Q2M-0XKD-94TB-ZC5R',
    issuer: 'Colophon',
    primaryHex: '#7A1F1F',
    accentHex: '#C8A04B',
    ...overrides,
  };
}
