import styles from './book-cover.module.css';
import { readableOn } from './readable-on';

export interface BookCoverProps {
  title: string;
  authors: readonly string[];
  /** #RRGGBB. */
  theme: { primary: string; accent: string };
  coverUrl?: string | null | undefined;
}

/** The book's picture, or, where there is none, a cover set from its title in its own colours. Decorative. */
export function BookCover({ title, authors, theme, coverUrl }: BookCoverProps) {
  if (coverUrl) return <img src={coverUrl} alt="" loading="lazy" className={styles.image} />;
  const colours = {
    backgroundColor: theme.primary,
    color: readableOn(theme.primary),
    borderColor: theme.accent,
  };
  return (
    <div aria-hidden="true" className={styles.cover} style={colours}>
      <span className={styles.title}>{title}</span>
      <span className={styles.rule} style={{ background: theme.accent }} />
      <span className={styles.authors}>{authors.join(', ')}</span>
    </div>
  );
}
