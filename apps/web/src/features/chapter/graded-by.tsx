import { Trans } from '@lingui/react/macro';

/** Says who scored: a named model, or the grader that comes with the product. */
export function GradedBy({ grader }: { grader: string }) {
  const model = /^openai:(.+)$/.exec(grader)?.[1];
  return model ? (
    <Trans>Scored by the language model {model}. It can be wrong.</Trans>
  ) : (
    <Trans>Scored by the built-in rubric grader, which looks for the marking points. It can be wrong.</Trans>
  );
}
