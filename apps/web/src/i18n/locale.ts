import { i18n, type Messages } from '@lingui/core';

/** The strings that a branch of routes adds to those of the shell, which every page needs. */
export type Part = 'landing' | 'auth' | 'signedIn' | 'exam';
type Catalogue = () => Promise<{ messages: Messages }>;

const CATALOGUES = {
  en: {
    shell: () => import('../locales/en/shell.po'),
    landing: () => import('../locales/en/landing.po'),
    auth: () => import('../locales/en/auth.po'),
    signedIn: () => import('../locales/en/signed-in.po'),
    exam: () => import('../locales/en/exam.po'),
  },
} satisfies Record<string, Record<'shell' | Part, Catalogue>>;

export type Locale = keyof typeof CATALOGUES;

export const DEFAULT_LOCALE: Locale = 'en';

// Known before its strings have come, because the first screen's chunk starts loading at the same time.
let chosen: Locale = DEFAULT_LOCALE;

/** Switches every string, date and number, and tells assistive technology the language of the page. */
export async function activateLocale(locale: Locale): Promise<void> {
  chosen = locale;
  const { messages } = await CATALOGUES[locale].shell();
  i18n.load(locale, messages);
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** Adds the strings of a branch of routes. */
export async function loadMessages(part: Part): Promise<void> {
  const { messages } = await CATALOGUES[chosen][part]();
  i18n.load(chosen, messages);
}
