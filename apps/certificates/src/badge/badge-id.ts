import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a printed id can be read out and typed. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_BYTES = 10;
const BADGE_ID = /^CLP-[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** A public id of 80 random bits, such as `CLP-7Q2M-0XKD-94TB-ZC5R`: nobody finds one by guessing. */
export function newBadgeId(random: Uint8Array = randomBytes(RANDOM_BYTES)): string {
  return `CLP-${groupsOfFour(toBase32(random))}`;
}

/** The badge id that somebody typed, forgiving case, spaces and look-alikes; null when it cannot be one. */
export function readBadgeId(typed: string): string | null {
  const [, digits] = /^CLP([0-9A-Z]{16})$/.exec(typed.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  if (!digits) return null;
  const badgeId = `CLP-${groupsOfFour(digits.replaceAll('O', '0').replace(/[IL]/g, '1'))}`;
  return BADGE_ID.test(badgeId) ? badgeId : null;
}

function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const quintets = bits.match(/.{5}/g) ?? [];
  return quintets.map((quintet) => DIGITS[parseInt(quintet, 2)]).join('');
}

function groupsOfFour(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).join('-');
}
