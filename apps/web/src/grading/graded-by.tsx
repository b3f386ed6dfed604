import { Trans } from '@lingui/react/macro';
import styles from './grading.module.css';

/** Says who graded: "rubric", the grader that comes with the product, or "openai:" and the name of a model. */
export function GradedBy({ grader }: { grader: string }) {
  const model = /^openai:(.+)$/.exec(grader)?.[1];
  return (
    <p className={styles.grader}>
      {model ? (
        <Trans>Graded by the language model {model}. It can be wrong.</Trans>
      ) : grader === 'rubric' ? (
        <Trans>
          Graded by the built-in rubric grader, which looks for the marking points. It can be wrong.
        </Trans>
      ) : (
        <Trans>Graded by {grader}. It can be wrong.</Trans>
      )}
    </p>
  );
}
