import { randomUUID } from 'node:crypto';
import { examFinalized, examGraded } from '@colophon/contracts';
import type { Caller } from '@colophon/service-kit';
import { ExamRoom } from '../../test/exam-room';

describe('handing an exam in', () => {
  let room: ExamRoom;
  let caller: Caller;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  beforeEach(async () => {
    caller = await room.subscriber();
  });
  afterAll(() => room.close());

  const finalizedEvents = async (sessionId: string) =>
    (await room.service.published(examFinalized)).filter((event) => event.sessionId === sessionId);

  async function answered(options?: { right?: number }): Promise<string> {
    const sessionId = await room.started(caller);
    await room.answerAll(caller, sessionId, options);
    return sessionId;
  }

  it('leaves the open answers to grading', async () => {
    const sessionId = await answered();
    const { data } = await room.finalize(caller, sessionId);
    expect(data.finalizeExam).toEqual({ __typename: 'ExamFinalized', status: 'Grading', isGrading: true });
    expect(await finalizedEvents(sessionId)).toEqual([
      {
        sessionId,
        userId: caller.userId,
        bookId: 'a-book',
        bookVersion: 1,
        attempt: 1,
        finalizedAt: room.clock.now().toISOString(),
        reason: 'submitted',
        openAnswers: expect.arrayContaining(
          ['a-book.exam.o01', 'a-book.exam.o02'].map((itemId) => ({
            itemId,
            answer: `My answer to ${itemId}`,
          })),
        ),
      },
    ]);
    expect(await room.service.published(examGraded)).toEqual([]);
  });

  it('answers a second call the same', async () => {
    const sessionId = await answered();
    const first = await room.finalize(caller, sessionId);
    expect(await room.finalize(caller, sessionId)).toEqual(first);
    expect(await finalizedEvents(sessionId)).toHaveLength(1);
  });

  it('has one effect and equal replies when it is called a hundred times at once', async () => {
    const sessionId = await answered();
    const replies = await Promise.all(Array.from({ length: 100 }, () => room.finalize(caller, sessionId)));
    const expected = { __typename: 'ExamFinalized', status: 'Grading', isGrading: true };
    for (const { data } of replies) expect(data.finalizeExam).toEqual(expected);
    expect(await finalizedEvents(sessionId)).toHaveLength(1);
  });

  it('either hands an answer in or refuses it', async () => {
    const sessionId = await answered();
    const itemId = 'a-book.exam.o01';
    const [save] = await Promise.all([
      room.save(caller, sessionId, itemId, { openAnswerText: 'At the last moment.' }),
      room.finalize(caller, sessionId),
    ]);
    const wasSaved = save.data.saveExamAnswer.__typename === 'AnswerSaved';
    const [event] = await finalizedEvents(sessionId);
    const handedIn = event?.openAnswers.find((answer) => answer.itemId === itemId)?.answer;
    expect(handedIn).toBe(wasSaved ? 'At the last moment.' : `My answer to ${itemId}`);
  });

  it('names the items that are not answered, and stays open', async () => {
    const sessionId = await room.started(caller);
    await room.save(caller, sessionId, 'a-book.exam.m01', { mcqIndex: 0 });
    const { data } = await room.finalize(caller, sessionId);
    const { items, status } = await room.see(caller, sessionId);
    expect(data.finalizeExam).toEqual({
      __typename: 'UnansweredItems',
      message: 'Answer every question before handing the exam in.',
      itemIds: items.map(({ id }) => id).filter((id) => id !== 'a-book.exam.m01'),
    });
    expect(status).toBe('InProgress');
    expect(await finalizedEvents(sessionId)).toEqual([]);
  });

  it('does not know sessions of others, nor ids that are none', async () => {
    const sessionId = await answered();
    const other = await room.subscriber();
    for (const id of [sessionId, randomUUID(), 'not-a-uuid']) {
      const { errors } = await room.finalize(other, id);
      expect(errors?.[0]).toMatchObject({ message: 'Exam Not Found', extensions: { code: 'NOT_FOUND' } });
    }
    expect(await room.see(caller, sessionId)).toMatchObject({ status: 'InProgress' });
  });

  it('needs a signed-in caller', async () => {
    const { errors } = await room.finalize(null, randomUUID());
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
