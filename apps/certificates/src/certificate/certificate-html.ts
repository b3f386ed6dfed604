import { html, Markup } from '@colophon/service-kit';
import type { Certificate } from './certificate';
import { FRAME, MARK, RULE, SEAL } from './certificate-ornaments';
import { CERTIFICATE_STYLE, PAPER } from './certificate-style';
import { darkenUntilReadable } from './colour';
import { fitText } from './fit-text';
import { fontFaces } from './fonts';

const TEXT_CONTRAST = 4.5;
const ORNAMENT_CONTRAST = 3;

const NAME = { largest: 19.5, smallest: 7.5, width: 208, lines: 1 };
const TITLE = { largest: 13.5, smallest: 6, width: 200, lines: 2 };

/** Nothing but what is in the page itself: no script, no request, wherever it is opened. */
const CONTENT_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'";

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The certificate as one page that needs nothing else, to be looked at and to be printed.
 * @param publicUrl where people reach Colophon, without a slash at its end.
 */
export function certificateHtml(certificate: Certificate, publicUrl: string): string {
  const { userName, bookTitle, issuer, badgeId } = certificate;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${certificate.isGenuine ? '' : 'SAMPLE: '}Certificate of ${userName} for ${bookTitle}</title>
        <style>
          ${new Markup(fontFaces({ upright: userName + issuer + badgeId, italic: bookTitle }))}${colours(certificate)}
          ${new Markup(CERTIFICATE_STYLE)}
        </style>
      </head>
      <body>
        <main class="page">
          <div class="spine">
            ${MARK}
            <p><bdi>${issuer}</bdi></p>
          </div>
          <article class="leaf">
            ${FRAME}
            <h1>Certificate of Achievement</h1>
            ${RULE}
            <p class="lead">This certifies that</p>
            <p class="name" style="--size:${fitText(userName, NAME)}"><bdi>${userName}</bdi></p>
            <p class="lead">has passed the final examination on the book</p>
            <p class="title" style="--size:${fitText(bookTitle, TITLE)}"><bdi>${bookTitle}</bdi></p>
            <div class="foot">${facts(certificate)}${colophon(certificate, publicUrl)}${SEAL}</div>
          </article>
          ${certificate.isGenuine ? null : html`<p class="sample">SAMPLE</p>`}
        </main>
      </body>
    </html> `;
  return page.source.trim();
}

function colours({ primaryHex, accentHex }: Certificate): Markup {
  const primary = darkenUntilReadable(primaryHex, PAPER, TEXT_CONTRAST);
  const accent = darkenUntilReadable(accentHex, PAPER, ORNAMENT_CONTRAST);
  return html`:root{--paper:${PAPER};--primary:${primary};--accent:${accent}}`;
}

function facts({ score, issuedOn, badgeId }: Certificate): Markup {
  return html`<dl>
    <dt>Score</dt>
    <dd>${Math.floor(score)}%</dd>
    <dt>Issued on</dt>
    <dd><time datetime="${issuedOn}">${DAY.format(new Date(issuedOn))}</time></dd>
    <dt>Badge ID</dt>
    <dd class="badge-id"><bdi>${badgeId}</bdi></dd>
  </dl>`;
}

/** The note at the end of the page, narrowing line by line as printers set it. */
function colophon({ isGenuine, badgeId, issuer }: Certificate, publicUrl: string): Markup {
  if (!isGenuine) {
    return html`<div class="colophon">
      <p class="taper">
        This page shows what a certificate of Colophon looks like. It was issued to nobody, it certifies
        nothing, and nobody can verify it.
      </p>
    </div>`;
  }
  const address = `${publicUrl}/api/badges/${badgeId}`;
  return html`<div class="colophon">
    <p class="taper">
      Issued by <bdi>${issuer}</bdi> to the reader named above, who met the pass mark of this book’s final
      exam. Anybody may verify it by its badge id, without an account.
    </p>
    <p class="verify">Verify at <a href="${address}">${address}</a></p>
  </div>`;
}
