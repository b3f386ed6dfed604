import { issuedOn } from '../badge/badge';
import type { BadgeEntity } from '../badge/badge.entity';

export const ISSUER = 'Colophon';

/** Everything that a certificate says. */
export interface Certificate {
  /** Only what was issued and stored is genuine; everything else says SAMPLE. */
  isGenuine: boolean;
  userName: string;
  bookTitle: string;
  /** Percent. */
  score: number;
  /** `2026-11-21`. */
  issuedOn: string;
  badgeId: string;
  issuer: string;
  primaryHex: string;
  accentHex: string;
}

/** The certificate of a badge, from what was stored on the day. */
export function genuineCertificate(badge: BadgeEntity): Certificate {
  const { badgeId, holderName, bookTitle, score, primaryHex, accentHex } = badge;
  return {
    isGenuine: true,
    userName: holderName,
    bookTitle,
    score,
    issuedOn: issuedOn(badge),
    badgeId,
    issuer: ISSUER,
    primaryHex,
    accentHex,
  };
}
