import { Access, CurrentCaller, RequestCtx } from '@colophon/service-kit';
import type { Caller, RequestContext } from '@colophon/service-kit';
import { Args, Mutation, Parent, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import type {
  ExamSession,
  FinalizeExamResult,
  MutationSaveExamAnswerArgs,
  SaveExamAnswerResult,
  StartExamResult,
} from '../generated/schema';
import { HandInService } from './hand-in.service';
import { SessionLoader } from './session.loader';
import { SessionService } from './session.service';
import { toExamSession } from './session.view';
import { StartService } from './start.service';

@Resolver('ExamSession')
@Access('signed-in')
export class SessionResolver {
  constructor(
    private readonly starts: StartService,
    private readonly sessions: SessionService,
    private readonly handIns: HandInService,
    private readonly loader: SessionLoader,
  ) {}

  @Query()
  async examSession(@Args('id') id: string, @CurrentCaller() caller: Caller): Promise<ExamSession | null> {
    const session = await this.sessions.find(caller.userId, id);
    return session && toExamSession(session);
  }

  @Query()
  async examHistory(@Args('bookId') bookId: string, @CurrentCaller() caller: Caller): Promise<ExamSession[]> {
    return (await this.sessions.history(caller.userId, bookId)).map(toExamSession);
  }

  @Mutation()
  startExam(@Args('bookId') bookId: string, @CurrentCaller() caller: Caller): Promise<StartExamResult> {
    return this.starts.start(caller.userId, bookId);
  }

  @Mutation()
  retakeExam(
    @Args('sessionId') sessionId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<StartExamResult> {
    return this.starts.retake(caller.userId, sessionId);
  }

  @Mutation()
  saveExamAnswer(
    @Args() { sessionId, itemId, ...answer }: MutationSaveExamAnswerArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<SaveExamAnswerResult> {
    return this.sessions.saveAnswer(caller.userId, sessionId, itemId, answer);
  }

  @Mutation()
  finalizeExam(
    @Args('sessionId') sessionId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<FinalizeExamResult> {
    return this.handIns.finalize(caller.userId, sessionId);
  }

  @ResolveReference()
  async resolveReference(
    @Parent() reference: Pick<ExamSession, 'id'>,
    @CurrentCaller() caller: Caller,
    @RequestCtx() context: RequestContext,
  ): Promise<ExamSession | null> {
    const session = await this.loader.load(context, caller.userId, reference.id);
    return session && toExamSession(session);
  }
}
