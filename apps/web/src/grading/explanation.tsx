import styles from './grading.module.css';
import { sentencesOf } from './sentences';

/** What the grader says about an answer, a line for each of its findings. */
export function Explanation({ text }: { text: string }) {
  const sentences = sentencesOf(text);
  if (sentences.length <= 1) return <p>{text}</p>;
  return (
    <ul className={styles.bullets}>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
