import type { ReactNode } from 'react';
import { PageTitle } from '../../screen/page-title';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** The way to the other form. */
  footer?: ReactNode;
}

/** One form on a leaf of its own. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <section className={styles.leaf} aria-labelledby="auth-title">
        <header className={styles.header}>
          <h1 id="auth-title" className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
        {footer ? <p className={styles.footer}>{footer}</p> : null}
      </section>
    </div>
  );
}
