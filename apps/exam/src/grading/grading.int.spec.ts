import { randomUUID } from 'node:crypto';
import { answerGraded, examGraded, gradingDelayed } from '@colophon/contracts';
import { PoisonEvent } from '@colophon/events';
import type { Caller } from '@colophon/service-kit';
import { ExamRoom } from '../../test/exam-room';
import { buildAnswerGraded, NOW } from '../../test/factories';

const FIRST = 'a-book.exam.o01';
const SECOND = 'a-book.exam.o02';

describe('grades and delays', () => {
  let room: ExamRoom;
  let caller: Caller;
  let sessionId: string;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  beforeEach(async () => {
    caller = await room.subscriber();
    sessionId = await room.handedIn(caller);
  });
  afterAll(() => room.close());

  const grade = (itemId: string, score10: number, id?: string) =>
    room.service.deliver(answerGraded, buildAnswerGraded(sessionId, itemId, { score10 }), { id });
  const delay = (itemId: string, id = sessionId) => {
    const nextAttemptAt = NOW.toISOString();
    return room.service.deliver(gradingDelayed, { sessionId: id, itemId, attempt: 1, nextAttemptAt });
  };
  const told = async () =>
    (await room.service.published(examGraded)).filter((event) => event.sessionId === sessionId);
  const results = async () => (await room.see(caller, sessionId)).results;

  it('completes the result with the last grade, and tells it once', async () => {
    await grade(FIRST, 9);
    expect(await told()).toEqual([]);
    await grade(SECOND, 8);
    expect(await told()).toEqual([
      {
        sessionId,
        userId: caller.userId,
        bookId: 'a-book',
        bookVersion: 1,
        attempt: 1,
        totalScore: 91,
        passingScore: 85,
        passed: true,
        mcq: { correct: 4, total: 4 },
        open: { points: 8.5, maxPoints: 10 },
        gradedAt: room.clock.now().toISOString(),
      },
    ]);
  });

  it('ends the same when the grades come the other way round', async () => {
    await grade(SECOND, 8);
    await grade(FIRST, 9);
    expect(await told()).toEqual([expect.objectContaining({ totalScore: 91, passed: true })]);
  });

  it('takes a redelivered grade once', async () => {
    const id = randomUUID();
    await grade(FIRST, 9, id);
    await grade(FIRST, 9, id);
    expect(await results()).toMatchObject({ isGrading: true, graded: { done: 1, total: 2 } });
  });

  it('keeps the first grade of an answer when another worker sends a second', async () => {
    await grade(FIRST, 9);
    await grade(FIRST, 1);
    await grade(SECOND, 8);
    await grade(SECOND, 2);
    expect(await results()).toMatchObject({ totalScore: 91 });
    expect(await told()).toHaveLength(1);
  });

  it('completes exactly once when the last two grades come at the same moment', async () => {
    await Promise.all([grade(FIRST, 9), grade(SECOND, 8), grade(FIRST, 9), grade(SECOND, 8)]);
    expect(await results()).toMatchObject({ isGrading: false, totalScore: 91 });
    expect(await told()).toHaveLength(1);
  });

  it('cannot make sense of a grade for an exam or an item that it does not have', async () => {
    const unknown = buildAnswerGraded(randomUUID(), FIRST);
    await expect(room.service.deliver(answerGraded, unknown)).rejects.toThrow(PoisonEvent);
    await expect(grade('another-book.exam.o01', 10)).rejects.toThrow(PoisonEvent);
    await expect(grade('a-book.exam.m01', 10)).rejects.toThrow(PoisonEvent);
    expect(await results()).toMatchObject({ graded: { done: 0 } });
  });

  it('cannot make sense of a grade before the exam is handed in', async () => {
    const learner = await room.subscriber();
    const early = buildAnswerGraded(await room.started(learner), FIRST);
    await expect(room.service.deliver(answerGraded, early)).rejects.toThrow(PoisonEvent);
  });

  it('says that grading is delayed until the grade is there', async () => {
    await delay(FIRST);
    await delay(FIRST);
    expect(await results()).toMatchObject({ graded: { done: 0, total: 2, delayed: true } });
    await grade(FIRST, 9);
    expect(await results()).toMatchObject({ graded: { done: 1, total: 2, delayed: false } });
    await grade(SECOND, 8);
    expect(await results()).toMatchObject({ isGrading: false, graded: { done: 2, delayed: false } });
  });

  it('ignores a delay that its grade has overtaken', async () => {
    await grade(FIRST, 9);
    await delay(FIRST);
    expect(await results()).toMatchObject({ graded: { delayed: false } });
    await grade(SECOND, 8);
    await delay(SECOND);
    expect(await results()).toMatchObject({ isGrading: false, graded: { delayed: false } });
  });

  it('cannot make sense of a delay of an exam that it does not have', async () => {
    await expect(delay(FIRST, randomUUID())).rejects.toThrow(PoisonEvent);
  });
});
