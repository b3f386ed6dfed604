import { graphql } from '../../generated';
import type { PracticeQuestionFragment } from '../../generated/graphql';
import type { TestQuestion } from './chapter-test';

export const PRACTICE_QUESTION = graphql(/* GraphQL */ `
  fragment PracticeQuestion on Question {
    id
    type
    difficulty
    ...McqQuestion
    ...ScenarioQuestion
  }
`);

/** As the rules of the test see it. */
export function testQuestion({ id, type, answerIndex }: PracticeQuestionFragment): TestQuestion {
  return type === 'mcq' ? { id, type, answerIndex: answerIndex ?? -1 } : { id, type };
}
