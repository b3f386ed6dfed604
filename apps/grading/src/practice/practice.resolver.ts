import { Access, CurrentCaller } from '@colophon/service-kit';
import type { Caller } from '@colophon/service-kit';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ScoreOpenAnswerInput, ScoreOpenAnswerResult } from '../generated/schema';
import { PracticeService } from './practice.service';

@Resolver()
export class PracticeResolver {
  constructor(private readonly practice: PracticeService) {}

  @Mutation()
  @Access('signed-in')
  scoreOpenAnswer(
    @Args('input') input: ScoreOpenAnswerInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ScoreOpenAnswerResult> {
    return this.practice.score(caller.userId, input);
  }
}
