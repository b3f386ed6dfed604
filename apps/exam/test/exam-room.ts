import { bookPublished, subscriptionChanged } from '@colophon/contracts';
import { Clock, type Caller } from '@colophon/service-kit';
import {
  buildCaller,
  buildSubscriptionChanged,
  FixedClock,
  startService,
  type Reply,
  type TestService,
} from '@colophon/testing';
import { examDatabase } from '../src/database';
import { ExamModule } from '../src/exam.module';
import type {
  ExamSession,
  FinalizeExamResult,
  SaveExamAnswerResult,
  StartExamResult,
} from '../src/generated/schema';
import { buildBook, buildMcq, buildScenario } from './factories';

const START = `mutation ($bookId: ID!) {
  startExam(bookId: $bookId) {
    __typename
    ... on ExamStarted { sessionId resumed }
    ... on SubscriptionRequired { message }
    ... on AlreadyPassed { message sessionId }
  }
}`;

const SAVE = `mutation ($sessionId: ID!, $itemId: ID!, $mcqIndex: Int, $openAnswerText: String) {
  saveExamAnswer(sessionId: $sessionId, itemId: $itemId, mcqIndex: $mcqIndex, openAnswerText: $openAnswerText) {
    __typename
    ... on AnswerSaved { saved answered total savedAt }
    ... on SessionClosed { message status }
  }
}`;

const FINALIZE = `mutation ($sessionId: ID!) {
  finalizeExam(sessionId: $sessionId) {
    __typename
    ... on ExamFinalized { status isGrading }
    ... on UnansweredItems { message itemIds }
  }
}`;

/** Everything the contract shows of a session. */
export const WHOLE_SESSION = `{
  id bookId status attempt startedAt deadlineAt
  items { id type stem options prompt whatToLookFor answer { mcqIndex openAnswerText savedAt } }
  scoring { totalPoints passingScore }
  results {
    sessionId bookId isGrading totalScore passed passingScore completedAt
    mcq { correct total }
    open { scored total feedback { ...feedback } }
    graded { done total delayed }
    questionResults {
      questionId type isCorrect pointsAwarded maxPoints questionText prompt options
      userMcqAnswer correctMcqAnswer rationale userOpenAnswer feedback { ...feedback }
    }
  }
}`;

export const FEEDBACK = `fragment feedback on Feedback {
  questionId score maxScore explanation criteria { name score maxScore } actionables gradedBy
}`;

const SESSION = `query ($id: ID!) { examSession(id: $id) ${WHOLE_SESSION} } ${FEEDBACK}`;

export interface Answer {
  mcqIndex?: number | null;
  openAnswerText?: string | null;
}

/** The service with one published book, and what learners do there, by its GraphQL. */
export class ExamRoom {
  private constructor(
    readonly service: TestService,
    readonly clock: FixedClock,
  ) {}

  static async open(): Promise<ExamRoom> {
    const clock = new FixedClock();
    const service = await startService(ExamModule, examDatabase, {
      override: (builder) => builder.overrideProvider(Clock).useValue(clock),
    });
    await service.deliver(bookPublished, buildBook());
    return new ExamRoom(service, clock);
  }

  close(): Promise<void> {
    return this.service.close();
  }

  /** The statements of a piece of work: the fewest of three times, since what runs beside it only adds. */
  async statementsOf(work: () => Promise<unknown>): Promise<number> {
    const counts: number[] = [];
    for (let time = 0; time < 3; time++) counts.push(await this.service.countStatements(work));
    return Math.min(...counts);
  }

  /** Somebody with a subscription. */
  async subscriber(): Promise<Caller> {
    const caller = buildCaller();
    await this.service.deliver(subscriptionChanged, buildSubscriptionChanged({ userId: caller.userId }));
    return caller;
  }

  start(caller: Caller | null, bookId = 'a-book'): Promise<Reply<{ startExam: StartExamResult }>> {
    return this.service.graphql(START, { bookId }, caller);
  }

  save(
    caller: Caller | null,
    sessionId: string,
    itemId: string,
    answer: Answer,
  ): Promise<Reply<{ saveExamAnswer: SaveExamAnswerResult }>> {
    return this.service.graphql(SAVE, { sessionId, itemId, ...answer }, caller);
  }

  finalize(caller: Caller | null, sessionId: string): Promise<Reply<{ finalizeExam: FinalizeExamResult }>> {
    return this.service.graphql(FINALIZE, { sessionId }, caller);
  }

  read(caller: Caller | null, id: string): Promise<Reply<{ examSession: ExamSession | null }>> {
    return this.service.graphql(SESSION, { id }, caller);
  }

  /** The session as its learner sees it; fails the test when there is none. */
  async see(caller: Caller, id: string): Promise<ExamSession> {
    const { data, errors } = await this.read(caller, id);
    if (!data.examSession) throw new Error(`No session ${id}: ${JSON.stringify(errors)}`);
    return data.examSession;
  }

  async started(caller: Caller, bookId?: string): Promise<string> {
    const { data, errors } = await this.start(caller, bookId);
    if (data?.startExam.__typename !== 'ExamStarted') throw new Error(JSON.stringify({ data, errors }));
    return data.startExam.sessionId;
  }

  /** Answers everything: so many of the four multiple-choice questions right, the open ones with a text. */
  async answerAll(caller: Caller, sessionId: string, { right = 4 } = {}): Promise<void> {
    for (const number of [1, 2, 3, 4]) {
      const { id, answerIndex } = buildMcq(number);
      await this.save(caller, sessionId, id, {
        mcqIndex: number <= right ? answerIndex : (answerIndex + 1) % 4,
      });
    }
    for (const number of [1, 2]) {
      const { id } = buildScenario(number);
      await this.save(caller, sessionId, id, { openAnswerText: `My answer to ${id}` });
    }
  }

  /** Starts, answers everything and hands in. */
  async handedIn(caller: Caller, options?: { right?: number }): Promise<string> {
    const sessionId = await this.started(caller);
    await this.answerAll(caller, sessionId, options);
    await this.finalize(caller, sessionId);
    return sessionId;
  }
}
