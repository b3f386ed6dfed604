import { buildCertificate } from '../../test/factories';
import { visibleText } from '../../test/visible-text';
import { certificateHtml } from './certificate-html';

const htmlOf = (overrides: Parameters<typeof buildCertificate>[0] = {}): string =>
  certificateHtml(buildCertificate(overrides), 'https://colophon.example');

describe('the page of a certificate', () => {
  it('says everything on it', () => {
    const text = visibleText(htmlOf());
    for (const fact of [
      'Certificate of Ada Lovelace for The Art of War',
      'Certificate of Achievement',
      'Ada Lovelace',
      'The Art of War',
      'Score 91%',
      'Issued on 21 November 2026',
      'Badge ID CLP-7Q2M-0XKD-94TB-ZC5R',
      'Issued by Colophon to',
      'Verify at https://colophon.example/api/badges/CLP-7Q2M-0XKD-94TB-ZC5R',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('is structured for those who do not see it', () => {
    const page = htmlOf();
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).toContain('<main');
    expect(page).toContain('<time datetime="2026-11-21">');
    expect(page.match(/<svg/g)).toHaveLength(page.match(/<svg[^>]+aria-hidden="true"/g)?.length ?? 0);
  });

  it('has the word SAMPLE unless it is genuine', () => {
    expect(htmlOf()).not.toContain('SAMPLE');
    const sample = htmlOf({ isGenuine: false });
    expect(sample).toContain('<p class="sample">SAMPLE</p>');
    expect(sample).toContain('<title>SAMPLE: Certificate');
    expect(sample).not.toContain('/api/badges/');
  });

  it('rounds a score down, as results do', () => {
    expect(htmlOf({ isGenuine: false, score: 84.9 })).toContain('<dd>84%</dd>');
  });

  it('keeps light colours readable', () => {
    expect(htmlOf({ primaryHex: '#FFFF00', accentHex: '#FFFFFF' })).toMatch(
      /--primary:#(?!ffff00)[0-9a-f]{6};--accent:#(?!ffffff)[0-9a-f]{6}/,
    );
    expect(htmlOf()).toContain('--primary:#7a1f1f');
  });

  it('asks nothing of anybody', () => {
    const page = htmlOf({ isGenuine: false });
    expect(page).toContain(`content="default-src &#39;none&#39;;`);
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\ssrc=|@import|url\((?!data:)/);
    expect(page.length).toBeLessThan(400_000);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=http://127.0.0.1:9/x onerror=alert(1)>',
    '</style><style>*{background:url(http://127.0.0.1:9/x)}',
    '</title><script src=//evil.example></script>',
    '<svg/onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
    '--><!--<base href=//evil.example>',
  ])('takes %s as text, wherever it stands', (hostile) => {
    const plain = htmlOf({ isGenuine: false });
    const page = htmlOf({
      isGenuine: false,
      userName: hostile,
      bookTitle: hostile,
      badgeId: hostile,
      issuer: hostile,
    });
    const tags = (source: string): string[] => source.match(/<[^>\s]+/g) ?? [];
    expect(tags(page)).toEqual(tags(plain));
  });
});
