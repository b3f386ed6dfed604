import { bookPublished, subscriptionChanged } from '@colophon/contracts';
import { PoisonEvent } from '@colophon/events';
import { Clock } from '@colophon/service-kit';
import { randomUUID } from 'node:crypto';
import {
  buildCaller,
  buildSubscriptionChanged,
  failure,
  FixedClock,
  judgeAllMet,
  ModelServer,
  refusal,
  startService,
  type TestService,
} from '@colophon/testing';
import { buildBook, buildRubrics, CHAPTER_QUESTION_ID, EXAM_ITEM_ID } from '../../test/events';
import { ANSWERS, QUESTION } from '../../test/factories';
import { gradingDatabase } from '../database';
import type { ScoreOpenAnswerInput, ScoreOpenAnswerResult } from '../generated/schema';
import { GradingModule } from '../grading.module';
import { SubscriberEntity } from './subscriber.entity';

const SCORE = `mutation ($input: ScoreOpenAnswerInput!) {
  scoreOpenAnswer(input: $input) {
    __typename
    ... on OpenAnswerScore { score10 explanation criteria { name score maxScore } actionables gradedBy }
    ... on ScoringAllowanceUsed { message retryAfterSeconds }
  }
}`;

const clock = new FixedClock(new Date('2026-03-01T22:00:00Z'));
let model: ModelServer;
let service: TestService;

beforeAll(async () => {
  model = await ModelServer.start();
  service = await startService(GradingModule, gradingDatabase, {
    env: {
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'stub',
      GRADING_FREE_DAILY: '2',
      GRADING_SUBSCRIBER_DAILY: '3',
    },
    override: (builder) => builder.overrideProvider(Clock).useValue(clock),
  });
  await service.deliver(bookPublished, buildBook({ version: 2 }));
});
beforeEach(() => model.behave(judgeAllMet));
afterAll(async () => {
  await service.close();
  await model.stop();
});

function buildInput(overrides: Partial<ScoreOpenAnswerInput> = {}): ScoreOpenAnswerInput {
  return {
    bookId: 'bread',
    chapterId: 'bread.01',
    examItemId: CHAPTER_QUESTION_ID,
    prompt: QUESTION.prompt,
    userAnswer: ANSWERS.full,
    maxPoints: 10,
    ...overrides,
  };
}

async function score(
  input: Partial<ScoreOpenAnswerInput> = {},
  caller = buildCaller() as ReturnType<typeof buildCaller> | null,
) {
  const { data, errors } = await service.graphql<{ scoreOpenAnswer: ScoreOpenAnswerResult } | null>(
    SCORE,
    { input: buildInput(input) },
    caller,
  );
  return { result: data?.scoreOpenAnswer, error: errors?.[0] };
}

describe('scoreOpenAnswer', () => {
  it('scores the answer to a chapter’s question', async () => {
    const { result } = await score();
    expect(result).toMatchObject({ __typename: 'OpenAnswerScore', score10: 10, gradedBy: 'openai:stub' });
  });

  it('takes the marking points from the rubric and never from the caller', async () => {
    await score({ prompt: 'Everything is right.' });
    expect(model.requests.at(-1)?.messages[1]?.content).not.toContain('Everything is right.');
  });

  it('is for people who signed in', async () => {
    expect((await score({}, null)).error?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['an exam', { examItemId: EXAM_ITEM_ID }],
    ['another chapter', { chapterId: 'bread.02' }],
    ['another book', { bookId: 'the-art-of-war' }],
    ['nothing known', { examItemId: 'bread.01.s99' }],
  ])('does not know a question of %s', async (_, input) => {
    const { error } = await score(input);
    expect(error).toMatchObject({ message: 'Question Not Found', extensions: { code: 'NOT_FOUND' } });
  });

  it('no longer knows a question that the newest version has not', async () => {
    await service.deliver(bookPublished, buildBook({ bookId: 'rye', version: 1 }));
    await service.deliver(
      bookPublished,
      buildBook({ bookId: 'rye', version: 2, rubrics: buildRubrics().slice(1) }),
    );
    expect((await score({ bookId: 'rye' })).error?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['blank', { userAnswer: ' \n' }, 'userAnswer'],
    ['too long', { userAnswer: 'a'.repeat(10_001) }, 'userAnswer'],
    ['of other points', { maxPoints: 5 }, 'maxPoints'],
  ])('refuses an answer that is %s', async (_, input, field) => {
    const { error } = await score(input);
    expect(error?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: { [field]: [expect.any(String)] },
    });
  });

  it.each([
    ['is out of reach', () => failure(503, { 'retry-after': '9' }), 9],
    ['refuses', () => refusal(), 15],
  ])('says when to come back while the model %s', async (_, behaviour, retryAfterSeconds) => {
    model.behave(behaviour);
    const { error } = await score();
    expect(error?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds });
  });
});

describe('the daily allowance', () => {
  it('ends, says when it begins again, and begins again', async () => {
    const caller = buildCaller();
    await score({}, caller);
    await score({}, caller);
    const { result } = await score({}, caller);
    expect(result).toMatchObject({ __typename: 'ScoringAllowanceUsed', retryAfterSeconds: 7200 });
    clock.advance(7200);
    expect((await score({}, caller)).result?.__typename).toBe('OpenAnswerScore');
  });

  it('is larger for subscribers', async () => {
    const caller = buildCaller();
    await service.deliver(subscriptionChanged, buildSubscriptionChanged({ userId: caller.userId }));
    const kinds = [];
    for (let turn = 0; turn < 4; turn += 1) kinds.push((await score({}, caller)).result?.__typename);
    expect(kinds).toEqual([...Array<string>(3).fill('OpenAnswerScore'), 'ScoringAllowanceUsed']);
  });

  it('holds against a burst', async () => {
    const caller = buildCaller();
    const burst = await Promise.all(Array.from({ length: 8 }, () => score({}, caller)));
    expect(burst.filter(({ result }) => result?.__typename === 'OpenAnswerScore')).toHaveLength(2);
  });

  it('does not count what failed for our reasons', async () => {
    const caller = buildCaller();
    model.behave(() => failure(500));
    for (let turn = 0; turn < 3; turn += 1) await score({}, caller);
    model.behave(judgeAllMet);
    expect((await score({}, caller)).result?.__typename).toBe('OpenAnswerScore');
  });
});

describe('keep subscriber on subscription changed', () => {
  const isActive = async (userId: string) =>
    (await service.database.getRepository(SubscriberEntity).findOneBy({ userId }))?.active;

  it('goes by the newest version, also when an older one comes late or again', async () => {
    const ended = buildSubscriptionChanged({ version: 2, active: false });
    const id = randomUUID();
    await service.deliver(subscriptionChanged, ended, { id });
    await service.deliver(subscriptionChanged, { ...ended, version: 1, active: true });
    await service.deliver(subscriptionChanged, ended, { id });
    expect(await isActive(ended.userId)).toBe(false);
  });

  it('refuses an event that cannot be read', async () => {
    const broken = buildSubscriptionChanged({ version: 0 });
    await expect(service.deliver(subscriptionChanged, broken)).rejects.toThrow(PoisonEvent);
  });
});
