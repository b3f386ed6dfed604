import { z } from 'zod';
import { NOTHING, text, type RestCall } from '../rest-call';

const certificate = z.object({
  userName: text('userName'),
  bookTitle: text('bookTitle'),
  score: z.number('score must be a number'),
  issuedOn: text('issuedOn'),
  badgeId: text('badgeId'),
  issuer: z.string().nullish(),
  primaryHex: z.string().nullish(),
  accentHex: z.string().nullish(),
  bookId: z.string().nullish(),
});

export const badgeCalls: RestCall[] = [
  {
    method: 'POST',
    path: '/badges/html',
    summary: 'Renders a certificate; SAMPLE unless the badge was issued to the caller.',
    signedIn: true,
    input: certificate.transform((given) => ({ certificate: given })),
    operation: `mutation RenderCertificate($certificate: CertificateInput!) {
      renderCertificate(certificate: $certificate) { html }
    }`,
  },
  {
    method: 'GET',
    path: '/badges/my-badges',
    summary: 'The caller’s badges, latest first.',
    signedIn: true,
    input: NOTHING,
    operation: `query MyBadges {
      myBadges { id badgeId bookId bookTitle holderName score issuedOn primaryHex accentHex }
    }`,
  },
  {
    method: 'GET',
    path: '/badges/{badgeId}',
    summary: 'Verifies a badge by its public id.',
    input: z.object({ badgeId: text('badgeId') }),
    missing: 'Badge Not Found',
    operation: `query Badge($badgeId: ID!) {
      badge(badgeId: $badgeId) {
        id badgeId bookId bookTitle score issuedOn primaryHex accentHex valid revokedAt holderName
      }
    }`,
  },
];
