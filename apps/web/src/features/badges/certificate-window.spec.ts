import { inertPage } from './certificate-window';

describe('inertPage', () => {
  const page = inertPage(
    '<!doctype html><html lang="en"><head><style>h1 { color: red }</style></head>' +
      '<body onload="steal()"><h1>Ada</h1><script>steal()</script></body></html>',
  );

  it('keeps the certificate as it is', () => {
    expect(page).toMatch(/^<!doctype html><html lang="en">/);
    expect(page).toContain('<style>h1 { color: red }</style>');
    expect(page).toContain('<h1>Ada</h1>');
  });

  it('holds no script, and forbids what handlers would run before anything else', () => {
    expect(page).not.toContain('<script');
    expect(page).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="script-src 'none'/);
  });
});
