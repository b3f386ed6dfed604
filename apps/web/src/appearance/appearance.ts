/** How the page looks for this browser. `public/appearance.js` applies the same record before the first paint. */
export interface Appearance {
  theme?: 'light' | 'dark';
  contrast?: 'standard' | 'more';
  fontSizePixels?: number;
}

const STORAGE_KEY = 'colophon.appearance';
const BROWSER_FONT_SIZE_PIXELS = 16;

export function readAppearance(): Appearance {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as Appearance;
  } catch {
    return {};
  }
}

/** Keeps the change and shows it at once. What is left out stays as it is. */
export function changeAppearance(change: Appearance): void {
  const appearance = { ...readAppearance(), ...change };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(appearance));
  const root = document.documentElement;
  if (change.theme) root.dataset.theme = change.theme;
  if (change.contrast) root.dataset.contrast = change.contrast;
  if (change.fontSizePixels) root.style.fontSize = `${change.fontSizePixels / BROWSER_FONT_SIZE_PIXELS}rem`;
}

export function shownTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Follows the operating system until the person has chosen. Returns the way to stop. */
export function followSystemTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!readAppearance().theme) document.documentElement.dataset.theme = system.matches ? 'dark' : 'light';
  };
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
}
