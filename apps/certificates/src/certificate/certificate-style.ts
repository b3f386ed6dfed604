/** The paper that colours are held readable against. */
export const PAPER = '#fdfaf2';

/**
 * One landscape A4 page. Every length is a multiple of --u, which is a millimetre on paper and shrinks with a
 * window that is narrower than the page; on small screens the page becomes a column of its own length.
 */
export const CERTIFICATE_STYLE = `
@page { size: 297mm 210mm; margin: 0 }
:root { --u: min(1mm, 100vw / 297); --ink: #241e17; --soft: #5d5346 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { background: #e9e2d3; -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { font-family: Literata, 'Noto Serif', Georgia, serif; color: var(--ink); line-height: 1.35;
  font-size: calc(var(--u) * 4); text-rendering: geometricPrecision }
bdi { unicode-bidi: isolate }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: .18em }
.page { position: relative; display: grid; grid-template-columns: calc(var(--u) * 24) 1fr; overflow: hidden;
  width: calc(var(--u) * 297); height: calc(var(--u) * 210); margin: 0 auto; background: var(--paper) }

.spine { position: relative; display: flex; flex-direction: column; align-items: center;
  justify-content: space-between; padding: calc(var(--u) * 17) 0; background: var(--primary); color: var(--paper) }
.spine::before, .spine::after { content: ''; position: absolute; left: 0; right: 0; height: calc(var(--u) * 3);
  border: solid var(--paper); border-width: calc(var(--u) * .35) 0; opacity: .55 }
.spine::before { top: calc(var(--u) * 36) }
.spine::after { bottom: calc(var(--u) * 70) }
.spine svg { width: calc(var(--u) * 10.5); height: calc(var(--u) * 10.5) }
.spine p { writing-mode: vertical-rl; font-size: calc(var(--u) * 5); font-weight: 500; letter-spacing: .3em;
  text-transform: uppercase; white-space: nowrap }

.leaf { position: relative; display: flex; flex-direction: column; align-items: center; min-width: 0;
  margin: calc(var(--u) * 9); padding: calc(var(--u) * 16) calc(var(--u) * 14) calc(var(--u) * 11); text-align: center }
.frame { position: absolute; inset: 0; width: 100%; height: 100%; color: var(--accent); pointer-events: none }

h1 { font-size: calc(var(--u) * 6.6); font-weight: 500; letter-spacing: .3em; margin-right: -.3em;
  text-transform: uppercase; color: var(--primary) }
.rule { width: calc(var(--u) * 44); height: calc(var(--u) * 4); margin-top: calc(var(--u) * 3.2); color: var(--accent) }
.lead { font-style: italic; font-size: calc(var(--u) * 5.6); color: var(--soft) }
.rule + .lead { margin-top: auto }
.name, .title { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
  max-width: 100%; overflow-wrap: anywhere; text-wrap: balance; font-size: calc(var(--u) * var(--size)) }
.name { margin: calc(var(--u) * 3) 0 calc(var(--u) * 4); padding: .04em .1em .08em; line-height: 1.14;
  font-weight: 440; letter-spacing: -.008em }
.title { margin: calc(var(--u) * 2.2) 0 auto; padding: .02em .1em .1em; line-height: 1.18; font-style: italic;
  font-weight: 500; color: var(--primary) }

.foot { display: grid; grid-template-columns: 1fr calc(var(--u) * 104) 1fr; align-items: end; width: 100%;
  margin-top: calc(var(--u) * 4) }
dl { text-align: start; padding-inline-start: calc(var(--u) * 6) }
dt { font-size: calc(var(--u) * 2.7); letter-spacing: .16em; text-transform: uppercase; color: var(--soft) }
dd { font-size: calc(var(--u) * 4.1); font-variant-numeric: lining-nums tabular-nums; overflow-wrap: anywhere }
dd + dt { margin-top: calc(var(--u) * 1.9) }
.badge-id { font-size: calc(var(--u) * 3.2); font-weight: 500 }
.colophon { min-width: 0; font-size: calc(var(--u) * 3.15); line-height: 1.42; color: var(--soft) }
.colophon::before, .taper::before { content: ''; width: 31%; height: calc(var(--u) * 17.8) }
.colophon::before { float: left; shape-outside: polygon(0 0, 100% 100%, 0 100%) }
.taper::before { float: right; shape-outside: polygon(100% 0, 100% 100%, 0 100%) }
.verify { clear: both; padding-top: calc(var(--u) * 1.2); color: var(--ink); font-size: calc(var(--u) * 2.9); overflow-wrap: anywhere }
.seal { justify-self: end; width: calc(var(--u) * 41); height: calc(var(--u) * 41); margin-inline-end: calc(var(--u) * 5) }
.seal text { font-size: 8.6px; font-weight: 600; letter-spacing: 1.55px; fill: var(--paper) }

.sample { position: absolute; inset: 0; display: grid; place-items: center; pointer-events: none;
  font-size: calc(var(--u) * 66); font-weight: 800; letter-spacing: .06em; line-height: 1; color: rgb(170 20 30 / .2);
  rotate: -28deg }

@media print { :root { --u: 1mm } html { background: none } }
@media screen and (min-width: 330mm) { body { padding: 8mm } .page { box-shadow: 0 2mm 8mm rgb(60 45 20 / .25) } }
@media screen and (max-width: 44rem) {
  :root { --u: 3.5px }
  .page { grid-template-columns: 1fr; width: 100%; height: auto; min-height: 100vh; grid-template-rows: auto 1fr }
  .spine { flex-direction: row; padding: calc(var(--u) * 4) calc(var(--u) * 6) }
  .spine p { writing-mode: horizontal-tb }
  .spine::before, .spine::after { display: none }
  .leaf { margin: calc(var(--u) * 3); padding: calc(var(--u) * 14) calc(var(--u) * 5) calc(var(--u) * 10);
    outline: calc(var(--u) * .3) solid var(--accent); border: calc(var(--u) * .85) solid var(--accent);
    outline-offset: calc(var(--u) * 1) }
  .frame { display: none }
  h1 { font-size: calc(var(--u) * 5) }
  .rule + .lead { margin-top: calc(var(--u) * 10) }
  .name, .title { -webkit-line-clamp: none; font-size: calc(var(--u) * min(var(--size), 9)) }
  .title { margin-bottom: calc(var(--u) * 12) }
  .foot { grid-template-columns: 1fr; gap: calc(var(--u) * 9); justify-items: center }
  dl { text-align: center; padding: 0 }
  .seal { justify-self: center; margin: 0 }
  .colophon::before, .taper::before { content: none }
  .sample { font-size: 19vw }
}
`;
