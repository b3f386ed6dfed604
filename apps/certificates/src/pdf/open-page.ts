import type { Browser, Page } from 'playwright-core';

/** Opens a page in a context of its own; it runs no script and reaches neither network nor files. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
  });
  await context.route('**/*', (route) =>
    route.request().url().startsWith('data:') ? route.continue() : route.abort(),
  );
  return context.newPage();
}
