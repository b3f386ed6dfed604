import { Html, html } from './html';

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2430; --soft: #5a6172; --paper: #f5f6f8; --card: #fff; --line: #d5d9e2;
  --accent: #3d4aa3; --on-accent: #fff; --warn: #8a2c16; --warn-paper: #fdeee9; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef4; --soft: #a9b0c0; --paper: #14161c; --card: #1d2029;
  --line: #3a4050; --accent: #aab4ff; --on-accent: #14161c; --warn: #ffb4a0; --warn-paper: #3a1d15; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .6rem 1rem; text-align: center; font-size: .875rem; border-bottom: 1px dashed var(--line); }
main { max-width: 30rem; margin: 2rem auto; padding: 0 1rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem; margin-bottom: 1rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.0625rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
button { font: inherit; padding: .7rem 1rem; border-radius: .5rem; border: 1px solid var(--line); background: transparent;
  color: inherit; cursor: pointer; text-align: left; }
button small { display: block; color: var(--soft); }
button.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; text-align: center; }
a { color: var(--accent); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.notice { border-left: 4px solid var(--accent); padding: .5rem .75rem; margin: 0 0 1rem; background: var(--paper); }
.problem { border-color: var(--warn); background: var(--warn-paper); color: var(--warn); }
`;

/** A whole page; `main` is its content. */
export function page(title: string, main: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – test payments</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header class="banner">
          <strong>Test emulator.</strong> This is not Stripe and no money moves. Never enter a real card.
        </header>
        <main>${main}</main>
      </body>
    </html> `.markup;
}

export function notice(text: string): Html {
  return html`<p class="notice" role="status">${text}</p>`;
}

export function problem(text: string): Html {
  return html`<p class="notice problem" role="alert">${text}</p>`;
}

export function money(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amountMinor / 100);
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(seconds * 1000),
  );
}
