import { createHash } from 'node:crypto';

const FALLBACK_DOMAIN = 'colophon.localhost';

/**
 * The Message-ID of a mail. It is the same for every try of one mail, so that a mail system which deduplicates
 * shows a message once, even if a crash made us send it twice.
 */
export function messageId(service: string, key: string, from: string): string {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? FALLBACK_DOMAIN;
  return `<${createHash('sha256').update(`${service}\n${key}`).digest('hex').slice(0, 40)}@${domain}>`;
}
