import type { BadgeCardFragment, CertificateInput } from '../../generated/graphql';

/** What the certificate calls take; for a genuine badge the server uses what it has stored instead. */
export function certificatePayload(badge: BadgeCardFragment): CertificateInput {
  const { holderName, bookTitle, score, issuedOn, badgeId, primaryHex, accentHex, bookId } = badge;
  return {
    userName: holderName,
    bookTitle,
    score,
    issuedOn,
    badgeId,
    issuer: 'Colophon',
    primaryHex,
    accentHex,
    bookId,
  };
}
