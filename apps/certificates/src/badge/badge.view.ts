import type { Badge, BadgeVerification } from '../generated/schema';
import { issuedOn } from './badge';
import type { BadgeEntity } from './badge.entity';

/** What holders see of their badge. */
export function viewBadge(badge: BadgeEntity): Badge {
  return { ...publicPart(badge), holderName: badge.holderName };
}

/** What anybody sees of a badge: not whose it is, which its holder has not agreed to share. */
export function viewVerification(badge: BadgeEntity): BadgeVerification {
  return { ...publicPart(badge), valid: true, revokedAt: null, holderName: null };
}

function publicPart(badge: BadgeEntity): Omit<Badge, 'holderName' | '__typename'> {
  const { id, badgeId, bookId, bookTitle, score, primaryHex, accentHex } = badge;
  return { id, badgeId, bookId, bookTitle, score, issuedOn: issuedOn(badge), primaryHex, accentHex };
}
