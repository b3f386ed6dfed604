import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated';
import type { AnswerScoreFragment, ScoreAnswerMutation, ScoreOpenAnswerInput } from '../../generated/graphql';
import { assertNever } from '../../graphql/assert-never';
import { readFailure } from '../../graphql/failure';

const SCORE_ANSWER = graphql(/* GraphQL */ `
  mutation ScoreAnswer($input: ScoreOpenAnswerInput!) {
    scoreOpenAnswer(input: $input) {
      __typename
      ... on OpenAnswerScore {
        ...AnswerScore
      }
      ... on ScoringAllowanceUsed {
        retryAfterSeconds
      }
    }
  }
`);

export type AnswerScore = AnswerScoreFragment;

export type ScoreProblem =
  /** `at`: when the next answer can be scored, ISO 8601. */
  { kind: 'allowance-used'; at: string } | { kind: 'busy' } | { kind: 'offline' } | { kind: 'failed' };

export type ScoreOutcome = { kind: 'scored'; score: AnswerScore } | ScoreProblem;

export function useScoreAnswer(): (input: ScoreOpenAnswerInput) => Promise<ScoreOutcome> {
  const [scoreAnswer] = useMutation(SCORE_ANSWER);
  return async (input) => {
    try {
      const { data } = await scoreAnswer({ variables: { input } });
      return data ? readResult(data.scoreOpenAnswer) : { kind: 'failed' };
    } catch (error) {
      return problemOf(error);
    }
  };
}

function readResult(result: ScoreAnswerMutation['scoreOpenAnswer']): ScoreOutcome {
  switch (result.__typename) {
    case 'OpenAnswerScore':
      return { kind: 'scored', score: result };
    case 'ScoringAllowanceUsed':
      return { kind: 'allowance-used', at: inSeconds(result.retryAfterSeconds) };
    default:
      return assertNever(result);
  }
}

function problemOf(error: unknown): ScoreProblem {
  const { kind } = readFailure(error);
  return kind === 'busy' || kind === 'offline' ? { kind } : { kind: 'failed' };
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
