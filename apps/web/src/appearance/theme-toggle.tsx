import { useLingui } from '@lingui/react/macro';
import { Icon } from '@colophon/ui';
import { useState } from 'react';
import { changeAppearance, shownTheme } from './appearance';
import styles from './theme-toggle.module.css';

export function ThemeToggle() {
  const { t } = useLingui();
  const [theme, setTheme] = useState(shownTheme);
  const next = theme === 'dark' ? 'light' : 'dark';

  const toggle = () => {
    changeAppearance({ theme: next });
    setTheme(next);
  };

  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={next === 'dark' ? t`Dark theme` : t`Light theme`}
      title={next === 'dark' ? t`Dark theme` : t`Light theme`}
      onClick={toggle}
    >
      <Icon name={next === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
