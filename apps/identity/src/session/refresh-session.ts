export const REFRESH_LIFETIME_DAYS = 30;
/** Two tabs that wake up together present the same token; so does a reply that was lost on its way. */
const DOUBLE_REFRESH_SECONDS = 10;

export interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  sessionEndedAt: Date | null;
}

export type RefreshDecision =
  | { kind: 'rotate' }
  /** A second refresh at the same moment: another token of the family, nothing else changes. */
  | { kind: 'follow' }
  | { kind: 'refuse' }
  /** A token that was exchanged long ago is in somebody else's hands: the whole family ends. */
  | { kind: 'end-session' };

export function decideRefresh(token: PresentedToken, now: Date): RefreshDecision {
  if (token.sessionEndedAt) return { kind: 'refuse' };
  if (token.rotatedAt) {
    const secondsAgo = (now.getTime() - token.rotatedAt.getTime()) / 1000;
    return { kind: secondsAgo <= DOUBLE_REFRESH_SECONDS ? 'follow' : 'end-session' };
  }
  return { kind: now < token.expiresAt ? 'rotate' : 'refuse' };
}

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + REFRESH_LIFETIME_DAYS * 24 * 3_600_000);
}
