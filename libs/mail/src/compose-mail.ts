import { assertNever, html, type Markup } from '@colophon/service-kit';

/** One block of a message, in the order of reading. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  /** Something to be typed or copied, shown large. */
  | { kind: 'code'; text: string }
  | { kind: 'link'; label: string; url: string };

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const STYLES = {
  body: 'margin:0;padding:24px;background:#f6f3ec;color:#23211c;font-family:Georgia,serif;font-size:17px;line-height:1.5',
  main: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  code: 'margin:24px 0;font-family:monospace;font-size:32px;letter-spacing:6px',
  link: 'color:#4338ca;font-weight:bold',
  footer: 'max-width:560px;margin:16px auto 0;color:#5c574b;font-size:14px',
} as const;

const SIGNATURE = 'Colophon. Learn. Test. Certify.';

/** Renders a message as plain text and as accessible HTML. Every value is escaped; none is taken as markup. */
export function composeMail(subject: string, parts: readonly MailPart[]): MailContent {
  const line = oneLine(subject);
  return {
    subject: line,
    text: [...parts.map(partAsText), SIGNATURE].join('\n\n'),
    html: page(line, parts).source,
  };
}

/** A line break in a subject would end the mail header. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function page(subject: string, parts: readonly MailPart[]): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="${STYLES.body}">
        <main style="${STYLES.main}">
          <h1 style="${STYLES.heading}">${subject}</h1>
          ${parts.map(partAsHtml)}
        </main>
        <p style="${STYLES.footer}">${SIGNATURE}</p>
      </body>
    </html>`;
}

function partAsText(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'code':
      return part.text;
    case 'link':
      return `${part.label}: ${part.url}`;
    default:
      return assertNever(part);
  }
}

function partAsHtml(part: MailPart): Markup {
  switch (part.kind) {
    case 'paragraph':
      return html`<p>${part.text}</p>`;
    case 'code':
      return html`<p style="${STYLES.code}"><strong>${part.text}</strong></p>`;
    case 'link':
      return html`<p><a style="${STYLES.link}" href="${httpUrl(part.url)}">${part.label}</a></p>`;
    default:
      return assertNever(part);
  }
}

/** Refuses `javascript:` and the like, which escaping alone would let through. */
function httpUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A mail cannot link to ${protocol}`);
  return href;
}
