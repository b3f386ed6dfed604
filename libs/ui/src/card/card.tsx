import type { CSSProperties, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  children: ReactNode;
  /** The element it is in the document's outline. */
  as?: 'section' | 'article' | 'div' | 'li';
  /** The colour of its edge and wash; the words inside must carry the meaning too. */
  tone?: 'plain' | 'accent' | 'success' | 'danger' | 'warning' | 'info' | 'open';
  /** Id of the heading inside, for a `section`. */
  labelledBy?: string;
  style?: CSSProperties;
}

/** A leaf of paper that holds one thing. */
export function Card({ children, as: Element = 'div', tone = 'plain', labelledBy, style }: CardProps) {
  return (
    <Element className={`${styles.card} ${styles[tone]}`} aria-labelledby={labelledBy} style={style}>
      {children}
    </Element>
  );
}
