import { Trans } from '@lingui/react/macro';

/** "rubric", or "openai:" and the name of a model. */
export function GradedBy({ grader }: { grader: string }) {
  const model = /^openai:(.+)$/.exec(grader)?.[1];
  if (model) return <Trans>Graded by the language model {model}</Trans>;
  return grader === 'rubric' ? (
    <Trans>Graded by the built-in rubric grader</Trans>
  ) : (
    <Trans>Graded by {grader}</Trans>
  );
}
