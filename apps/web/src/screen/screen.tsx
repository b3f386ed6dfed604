import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import styles from './screen.module.css';

export interface ScreenProps {
  /** The browser's title and, unless `heading` says otherwise, the h1. */
  title: string;
  heading?: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** `reading` is a column of text, `narrow` one form. */
  width?: 'wide' | 'reading' | 'narrow';
  children: ReactNode;
}

/** The frame of every signed-in screen: title, heading, margins. */
export function Screen({ title, heading = title, lead, width = 'wide', children }: ScreenProps) {
  return (
    <div className={`${styles.screen} ${styles[width]}`}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.header}>
        <h1>{heading}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
