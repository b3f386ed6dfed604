import '@colophon/ui/foundation.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followSession } from './app/follow-session';
import { createRouter } from './app/router';
import { followSystemTheme } from './appearance/appearance';
import { activateLocale, DEFAULT_LOCALE } from './i18n/locale';

void start();

async function start(): Promise<void> {
  const router = createRouter();
  followSystemTheme();
  followSession(router);
  await activateLocale(DEFAULT_LOCALE);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  );
}
