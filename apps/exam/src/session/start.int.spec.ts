import { randomUUID } from 'node:crypto';
import {
  answerGraded,
  bookPublished,
  EXAM_TIME_LIMIT_DEFAULT_MINUTES,
  examStarted,
  subscriptionChanged,
} from '@colophon/contracts';
import { buildCaller, buildSubscriptionChanged } from '@colophon/testing';
import { ExamRoom } from '../../test/exam-room';
import { buildAnswerGraded, buildBook, buildExam, buildScenario } from '../../test/factories';

const RETAKE = `mutation ($sessionId: ID!) {
  retakeExam(sessionId: $sessionId) {
    __typename
    ... on ExamStarted { sessionId resumed }
    ... on SubscriptionRequired { message }
    ... on AlreadyPassed { sessionId }
  }
}`;

describe('starting an exam', () => {
  let room: ExamRoom;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  afterAll(() => room.close());

  async function gradeAll(sessionId: string, score10: number): Promise<void> {
    for (const number of [1, 2]) {
      const graded = buildAnswerGraded(sessionId, buildScenario(number).id, { score10 });
      await room.service.deliver(answerGraded, graded);
    }
  }

  it('opens a session with a paper of the book, and tells so', async () => {
    const caller = await room.subscriber();
    const { data } = await room.start(caller);
    expect(data.startExam).toEqual({
      __typename: 'ExamStarted',
      sessionId: expect.any(String),
      resumed: false,
    });
    const session = await room.see(caller, await room.started(caller));
    const startedAt = room.clock.now();
    const deadlineAt = new Date(startedAt.getTime() + EXAM_TIME_LIMIT_DEFAULT_MINUTES * 60_000);
    expect(session).toMatchObject({
      status: 'InProgress',
      attempt: 1,
      bookId: 'a-book',
      startedAt: startedAt.toISOString(),
      deadlineAt: deadlineAt.toISOString(),
      scoring: { totalPoints: 18, passingScore: 85 },
      results: null,
    });
    expect(session.items.map(({ id }) => id).sort()).toEqual(
      buildExam()
        .pool.map(({ id }) => id)
        .sort(),
    );
    const told = (await room.service.published(examStarted)).filter(({ userId }) => userId === caller.userId);
    expect(told).toEqual([expect.objectContaining({ sessionId: session.id, bookVersion: 1, attempt: 1 })]);
  });

  it('resumes the session that is open', async () => {
    const caller = await room.subscriber();
    const sessionId = await room.started(caller);
    const { data } = await room.start(caller);
    expect(data.startExam).toEqual({ __typename: 'ExamStarted', sessionId, resumed: true });
  });

  it('leads to the session that is being graded', async () => {
    const caller = await room.subscriber();
    const sessionId = await room.handedIn(caller);
    const { data } = await room.start(caller);
    expect(data.startExam).toEqual({ __typename: 'ExamStarted', sessionId, resumed: true });
  });

  it('starts another attempt once one was not passed', async () => {
    const caller = await room.subscriber();
    const first = await room.handedIn(caller, { right: 0 });
    await gradeAll(first, 0);
    const second = await room.started(caller);
    expect(second).not.toBe(first);
    expect(await room.see(caller, second)).toMatchObject({ attempt: 2 });
  });

  it('does not start what was passed', async () => {
    const caller = await room.subscriber();
    const sessionId = await room.handedIn(caller);
    await gradeAll(sessionId, 10);
    const { data } = await room.start(caller);
    expect(data.startExam).toMatchObject({ __typename: 'AlreadyPassed', sessionId });
  });

  it('needs a subscription', async () => {
    const { data } = await room.start(buildCaller());
    expect(data.startExam).toEqual({
      __typename: 'SubscriptionRequired',
      message: 'An active subscription is required to take exams.',
    });
  });

  it.each(['no-such-book', '', '\0', 'x'.repeat(5000)])('finds no exam of the book %j', async (bookId) => {
    const { data, errors } = await room.start(await room.subscriber(), bookId);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({ message: 'Book Not Found', extensions: { code: 'NOT_FOUND' } });
  });

  it('needs a signed-in caller', async () => {
    const { errors } = await room.start(null);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('gives one session to many starts at once', async () => {
    const caller = await room.subscriber();
    const replies = await Promise.all(Array.from({ length: 20 }, () => room.start(caller)));
    const started = replies.map(({ data }) => data.startExam);
    expect(new Set(started.map((result) => 'sessionId' in result && result.sessionId)).size).toBe(1);
    expect(started.filter((result) => 'resumed' in result && !result.resumed)).toHaveLength(1);
    const told = (await room.service.published(examStarted)).filter(({ userId }) => userId === caller.userId);
    expect(told).toHaveLength(1);
  });

  it('keeps the paper of a session when the book changes', async () => {
    await room.service.deliver(bookPublished, buildBook({ bookId: 'changing-book' }));
    const caller = await room.subscriber();
    const sessionId = await room.started(caller, 'changing-book');
    const before = await room.see(caller, sessionId);
    const exam = buildExam({ passingScore: 70, pool: [], mcqPoints: 9 });
    await room.service.deliver(bookPublished, buildBook({ bookId: 'changing-book', version: 2, exam }));
    expect(await room.see(caller, sessionId)).toEqual(before);
  });

  describe('again, by retake', () => {
    const retake = (caller: Awaited<ReturnType<ExamRoom['subscriber']>> | null, sessionId: string) =>
      room.service.graphql<{ retakeExam: unknown }>(RETAKE, { sessionId }, caller);

    it('returns a session that is still open as it is', async () => {
      const caller = await room.subscriber();
      const sessionId = await room.started(caller);
      const { data } = await retake(caller, sessionId);
      expect(data.retakeExam).toEqual({ __typename: 'ExamStarted', sessionId, resumed: true });
    });

    it('starts the next attempt at the same book', async () => {
      const caller = await room.subscriber();
      const earlier = await room.handedIn(caller, { right: 0 });
      await gradeAll(earlier, 0);
      const { data } = await retake(caller, earlier);
      expect(data.retakeExam).toMatchObject({ __typename: 'ExamStarted', resumed: false });
    });

    it('does not repeat what was passed', async () => {
      const caller = await room.subscriber();
      const sessionId = await room.handedIn(caller);
      await gradeAll(sessionId, 10);
      const { data } = await retake(caller, sessionId);
      expect(data.retakeExam).toEqual({ __typename: 'AlreadyPassed', sessionId });
    });

    it('needs a subscription that has not ended', async () => {
      const caller = await room.subscriber();
      const earlier = await room.handedIn(caller, { right: 0 });
      await gradeAll(earlier, 0);
      const ended = buildSubscriptionChanged({ userId: caller.userId, version: 2, active: false });
      await room.service.deliver(subscriptionChanged, ended);
      const { data } = await retake(caller, earlier);
      expect(data.retakeExam).toMatchObject({ __typename: 'SubscriptionRequired' });
    });

    it('does not know sessions of others, nor ids that are none', async () => {
      const sessionId = await room.started(await room.subscriber());
      for (const id of [sessionId, randomUUID(), 'not-a-uuid']) {
        const { errors } = await retake(await room.subscriber(), id);
        expect(errors?.[0]).toMatchObject({ message: 'Exam Not Found', extensions: { code: 'NOT_FOUND' } });
      }
    });

    it('needs a signed-in caller', async () => {
      const { errors } = await retake(null, randomUUID());
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    });
  });
});
