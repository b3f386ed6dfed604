import { html, Markup } from './html';

describe('the html template', () => {
  it('escapes values in text and attributes', () => {
    const value = `<img src=x onerror="alert('1')">&`;
    expect(html`<p title="${value}">${value}</p>`.source).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
    );
  });

  it('keeps markup, lists of it, numbers and nothing', () => {
    expect(html`${html`<b>${7}</b>`}${null}${[html`<i></i>`, new Markup('<br>')]}`.source).toBe(
      '<b>7</b><i></i><br>',
    );
  });

  it('drops what cannot be printed and what would turn the text around', () => {
    expect(html`${'a\n\u0000b\u001b\u202Ec\uD800d\u2066e'}`.source).toBe('a\nbcde');
  });

  it('keeps every script, and characters beyond the first plane', () => {
    expect(html`${'Ναι да 是 نعم 😀'}`.source).toBe('Ναι да 是 نعم 😀');
  });
});
