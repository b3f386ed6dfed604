import type { CSSProperties, ReactNode } from 'react';
import { readableOn } from '../book-cover/readable-on';
import styles from './book-theme.module.css';
import { readableShade } from './contrast';

export interface BookThemeProps {
  /** #RRGGBB each. */
  theme: { primary: string; accent: string };
  children: ReactNode;
}

/* The surface of each appearance on which a colour is hardest to read, and how well it must read there. */
const SURFACES = {
  light: { background: '#f3ecdf', ratio: 5.2 },
  dark: { background: '#1f1b16', ratio: 5.6 },
  'light-more': { background: '#f2f2f2', ratio: 8 },
  'dark-more': { background: '#141414', ratio: 8 },
} as const;

/**
 * Gives what is inside it a book's own colours: its accent, and `--book-band` with `--book-on-band` for a coloured
 * ground. Each appearance gets a shade that can be read on its paper.
 */
export function BookTheme({ theme, children }: BookThemeProps) {
  return (
    <div className={styles.theme} style={themeVariables(theme)}>
      {children}
    </div>
  );
}

function themeVariables({ primary, accent }: BookThemeProps['theme']): CSSProperties {
  const variables: Record<string, string> = {
    '--own-band': primary,
    '--own-on-band': readableOn(primary),
    '--book-trim': accent,
  };
  for (const [appearance, { background, ratio }] of Object.entries(SURFACES)) {
    const shade = readableShade(primary, background, ratio);
    variables[`--own-${appearance}`] = shade;
    variables[`--own-on-${appearance}`] = readableOn(shade);
  }
  return variables;
}
