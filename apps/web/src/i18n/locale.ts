import { i18n, type Messages } from '@lingui/core';

/** Each language is a chunk of its own, loaded when it is first chosen. */
const CATALOGUES = {
  en: () => import('../locales/en/messages.po'),
} satisfies Record<string, () => Promise<{ messages: Messages }>>;

export type Locale = keyof typeof CATALOGUES;

export const DEFAULT_LOCALE: Locale = 'en';

/** Switches every string, date and number, and tells assistive technology the language of the page. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await CATALOGUES[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}
