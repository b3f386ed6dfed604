import styles from './prose.module.css';

export interface ProseProps {
  /** Plain text; a blank line starts a paragraph, a single line break stays one. */
  text: string;
  /** `page` is the voice of the book, `note` that of the interface. */
  voice?: 'page' | 'note';
}

/** Text somebody wrote, in paragraphs. */
export function Prose({ text, voice = 'page' }: ProseProps) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={`${styles.prose} ${styles[voice]}`}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph.trim()}</p>
      ))}
    </div>
  );
}
