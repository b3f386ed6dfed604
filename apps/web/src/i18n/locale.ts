import { i18n, type Messages } from '@lingui/core';

type Catalogue = () => Promise<{ messages: Messages }>;

/** Each language is two chunks: what every page needs, and what the screens behind the sign-in add. */
const CATALOGUES = {
  en: {
    public: () => import('../locales/en/public.po'),
    signedIn: () => import('../locales/en/signed-in.po'),
  },
} satisfies Record<string, { public: Catalogue; signedIn: Catalogue }>;

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

/** Adds the strings of the features beyond the landing page and the account forms. */
export async function loadSignedInMessages(): Promise<void> {
  const { messages } = await CATALOGUES[chosen].signedIn();
  i18n.load(chosen, messages);
}
