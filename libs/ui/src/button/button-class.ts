import styles from './button.module.css';

export interface ButtonLook {
  /** One primary a screen; `secondary` is the default. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export function buttonClass({ look = 'secondary', size = 'medium', wide = false }: ButtonLook): string {
  return [styles.button, styles[look], size === 'medium' ? '' : styles[size], wide ? styles.wide : '']
    .filter(Boolean)
    .join(' ');
}
