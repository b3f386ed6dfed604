import { i18n, type Messages } from '@lingui/core';

/** What is loaded on the way to the screens that need it. */
type Part = 'signedIn' | 'exam';
type Catalogue = () => Promise<{ messages: Messages }>;

/** Each language in parts: what every page needs, what the screens behind the sign-in add, and the exam's to that. */
const CATALOGUES = {
  en: {
    public: () => import('../locales/en/public.po'),
    signedIn: () => import('../locales/en/signed-in.po'),
    exam: () => import('../locales/en/exam.po'),
  },
} satisfies Record<string, Record<'public' | Part, Catalogue>>;

export type Locale = keyof typeof CATALOGUES;

export const DEFAULT_LOCALE: Locale = 'en';

// Known before its strings have come, because the first screen's chunk starts loading at the same time.
let chosen: Locale = DEFAULT_LOCALE;

/** Switches every string, date and number, and tells assistive technology the language of the page. */
export async function activateLocale(locale: Locale): Promise<void> {
  chosen = locale;
  const { messages } = await CATALOGUES[locale].public();
  i18n.load(locale, messages);
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** Adds strings beyond those of the landing page and the account forms. */
export async function loadMessages(part: Part): Promise<void> {
  const { messages } = await CATALOGUES[chosen][part]();
  i18n.load(chosen, messages);
}
