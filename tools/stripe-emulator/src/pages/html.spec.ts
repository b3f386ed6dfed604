import { html } from './html';

describe('html', () => {
  it('escapes what is inserted, and only once', () => {
    const name = html`<b>${`<script>"'&`}</b>`;
    expect(name.markup).toBe('<b>&lt;script&gt;&quot;&#39;&amp;</b>');
    expect(html`<p>${name}${[html`<i></i>`, html`<u></u>`]}</p>`.markup).toBe(
      `<p>${name.markup}<i></i><u></u></p>`,
    );
  });

  it('leaves out what is absent', () => {
    expect(html`<p>${null}${undefined}${false}${0}</p>`.markup).toBe('<p>0</p>');
  });
});
