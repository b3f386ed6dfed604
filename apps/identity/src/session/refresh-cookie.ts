import { REFRESH_COOKIE } from '@colophon/service-kit';
import { REFRESH_LIFETIME_DAYS } from './refresh-session';

const MAX_AGE_SECONDS = REFRESH_LIFETIME_DAYS * 24 * 3600;

/** The `Set-Cookie` value that hands a refresh token to a browser. */
export function refreshCookie(token: string, publicUrl: string): string {
  return cookie(token, MAX_AGE_SECONDS, publicUrl);
}

/** The `Set-Cookie` value that takes it away. */
export function clearedRefreshCookie(publicUrl: string): string {
  return cookie('', 0, publicUrl);
}

function cookie(value: string, maxAgeSeconds: number, publicUrl: string): string {
  const secure = new URL(publicUrl).protocol === 'https:' ? '; Secure' : '';
  return `${REFRESH_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}
