import { html, Markup } from '@colophon/service-kit';

const hidden = new Markup('aria-hidden="true" focusable="false"');

const MARK_SHAPE = html`<path
    d="M4 6.5h24M7.5 12h17M11 17.5h10"
    stroke="currentColor"
    stroke-width="2.6"
    stroke-linecap="round"
  /><circle cx="16" cy="24.5" r="2.3" fill="currentColor" />`;

/** The product's mark: the lines of a printer's colophon, set as a taper. */
export const MARK = html`<svg viewBox="0 0 32 32" ${hidden}>${MARK_SHAPE}</svg>`;

const LEAF = { width: 255, height: 192 };
const STARS = [4.1, LEAF.width - 4.1].flatMap((x) => [4.1, LEAF.height - 4.1].map((y) => [x, y] as const));

/** A double frame with notched corners, in millimetres of the leaf it surrounds. */
export const FRAME = html`<svg class="frame" viewBox="0 0 ${LEAF.width} ${LEAF.height}" ${hidden}>
  <g fill="none" stroke="currentColor">
    <path d="${notchedFrame(0.2, 7.6)}" stroke-width=".3" />
    <path d="${notchedFrame(2.2, 9.6)}" stroke-width=".85" />
  </g>
  ${new Markup(STARS.map(([x, y]) => star(x, y)).join(''))}
</svg>`;

function notchedFrame(inset: number, notch: number): string {
  const right = LEAF.width - inset;
  const bottom = LEAF.height - inset;
  const [fromRight, fromBottom] = [LEAF.width - notch, LEAF.height - notch];
  return (
    `M${notch} ${inset}H${fromRight}Q${fromRight} ${notch} ${right} ${notch}V${fromBottom}` +
    `Q${fromRight} ${fromBottom} ${fromRight} ${bottom}H${notch}Q${notch} ${fromBottom} ${inset} ${fromBottom}` +
    `V${notch}Q${notch} ${notch} ${notch} ${inset}Z`
  );
}

function star(x: number, y: number): string {
  const rays = [0, 45, 90, 135]
    .map((angle) => `<path d="M0 -2.3V2.3" transform="rotate(${angle})" />`)
    .join('');
  const disc = '<circle r="1" fill="currentColor" />';
  return `<g transform="translate(${x} ${y}) scale(.9)" stroke="currentColor" stroke-width=".32">${rays}${disc}</g>`;
}

/** A rule with a lozenge, as below the titles of old books. */
export const RULE = html`<svg class="rule" viewBox="0 0 176 16" ${hidden}>
  <path d="M0 8h70M106 8h70" stroke="currentColor" stroke-width="1.6" />
  <path d="M88 1.5 96 8l-8 6.5L80 8Z" fill="currentColor" />
  <circle cx="74" cy="8" r="1.9" fill="currentColor" />
  <circle cx="102" cy="8" r="1.9" fill="currentColor" />
</svg>`;

const SCALLOPS = 44;
const SEAL_RADIUS = 76;

/** The seal: the mark in a scalloped disc, the product's tagline around it. */
export const SEAL = html`<svg class="seal" viewBox="-80 -80 160 160" ${hidden}>
  <path d="${scallopedCircle()}" fill="var(--primary)" />
  <circle r="67" fill="none" stroke="var(--paper)" stroke-width="1.1" stroke-opacity=".75" />
  <circle r="42" fill="var(--paper)" />
  <circle r="38.5" fill="none" stroke="var(--accent)" stroke-width="1.4" />
  <defs><path id="ring" d="M0 50.5A50.5 50.5 0 1 1 .01 50.5" /></defs>
  <text><textPath href="#ring" textLength="312">LEARN ✦ TEST ✦ CERTIFY ✦ COLOPHON ✦</textPath></text>
  <g color="var(--primary)" transform="translate(-25 -24) scale(1.56)">${MARK_SHAPE}</g>
</svg>`;

function scallopedCircle(): string {
  const point = (index: number): string => {
    const angle = (index / SCALLOPS) * 2 * Math.PI;
    return `${(Math.cos(angle) * SEAL_RADIUS).toFixed(2)} ${(Math.sin(angle) * SEAL_RADIUS).toFixed(2)}`;
  };
  const arcs = Array.from({ length: SCALLOPS }, (_, index) => `A5.6 5.6 0 0 1 ${point(index + 1)}`);
  return `M${point(0)}${arcs.join('')}Z`;
}
