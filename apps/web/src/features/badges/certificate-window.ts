const KEEP_MS = 60_000;

export interface CertificateWindow {
  show: (html: string) => void;
  close: () => void;
}

/**
 * A new window, opened at once, because browsers allow that only while a press is being handled; the certificate
 * follows when it has come. Null when the browser does not allow it at all.
 */
export function openCertificateWindow(waitingText: string): CertificateWindow | null {
  const page = window.open('', '_blank');
  if (!page) return null;
  page.opener = null;
  page.document.title = waitingText;
  page.document.body.textContent = waitingText;
  return {
    show: (html) => {
      const url = URL.createObjectURL(new Blob([inertPage(html)], { type: 'text/html;charset=utf-8' }));
      page.location.replace(url);
      setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
    },
    close: () => page.close(),
  };
}

/** The page without any script: a Blob has the rights of this site, and a certificate needs none of them. */
export function inertPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; object-src 'none'; frame-src 'none'; form-action 'none'";
  page.head.prepend(policy);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
