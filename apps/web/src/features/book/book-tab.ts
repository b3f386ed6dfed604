const BOOK_TABS = ['overview', 'chapters', 'exam'] as const;

export type BookTab = (typeof BOOK_TABS)[number];

/** The tab that the address asks for; the chapters where it asks for none that there is. */
export function readBookTab(search: URLSearchParams): BookTab {
  return BOOK_TABS.find((tab) => tab === search.get('tab')) ?? 'chapters';
}
