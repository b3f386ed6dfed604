import { randomUUID } from 'node:crypto';
import { EXAM_TIME_LIMIT_DEFAULT_MINUTES } from '@colophon/contracts';
import type { Caller } from '@colophon/service-kit';
import { ExamRoom } from '../../test/exam-room';

const MCQ = 'a-book.exam.m01';
const OPEN = 'a-book.exam.o01';
const TIME_LIMIT_SECONDS = EXAM_TIME_LIMIT_DEFAULT_MINUTES * 60;

describe('saving an answer', () => {
  let room: ExamRoom;
  let caller: Caller;
  let sessionId: string;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  beforeEach(async () => {
    caller = await room.subscriber();
    sessionId = await room.started(caller);
  });
  afterAll(() => room.close());

  const answerOf = async (itemId: string) =>
    (await room.see(caller, sessionId)).items.find(({ id }) => id === itemId)?.answer;

  it('counts what is answered', async () => {
    const savedAt = room.clock.now().toISOString();
    const first = await room.save(caller, sessionId, MCQ, { mcqIndex: 0 });
    expect(first.data.saveExamAnswer).toEqual({
      __typename: 'AnswerSaved',
      saved: true,
      answered: 1,
      total: 6,
      savedAt,
    });
    const second = await room.save(caller, sessionId, OPEN, { openAnswerText: 'A plan.' });
    expect(second.data.saveExamAnswer).toMatchObject({ answered: 2, total: 6 });
    expect(await answerOf(MCQ)).toEqual({ mcqIndex: 0, openAnswerText: null, savedAt });
    expect(await answerOf(OPEN)).toEqual({ mcqIndex: null, openAnswerText: 'A plan.', savedAt });
  });

  it('replaces the answer to the same item', async () => {
    await room.save(caller, sessionId, MCQ, { mcqIndex: 0 });
    const { data } = await room.save(caller, sessionId, MCQ, { mcqIndex: 3 });
    expect(data.saveExamAnswer).toMatchObject({ answered: 1 });
    expect(await answerOf(MCQ)).toMatchObject({ mcqIndex: 3 });
  });

  it('keeps answers that are saved at the same moment', async () => {
    const ids = [1, 2, 3, 4].map((number) => `a-book.exam.m0${number}`);
    await Promise.all(ids.map((id) => room.save(caller, sessionId, id, { mcqIndex: 1 })));
    const { items } = await room.see(caller, sessionId);
    expect(items.filter(({ answer }) => answer?.mcqIndex === 1)).toHaveLength(4);
  });

  it.each([
    ['quotes, braces and emoji', `'"}{\\ $1 %s 🦉`, `'"}{\\ $1 %s 🦉`],
    ['half a surrogate pair', 'half \ud83e', 'half \ufffd'],
    ['NUL', 'be\0fore', 'before'],
  ])('keeps %s', async (_, openAnswerText, kept) => {
    await room.save(caller, sessionId, OPEN, { openAnswerText });
    expect(await answerOf(OPEN)).toMatchObject({ openAnswerText: kept });
  });

  it.each([
    ['neither an option nor a text', MCQ, {}],
    ['both', MCQ, { mcqIndex: 1, openAnswerText: 'A plan.' }],
    ['a negative option', MCQ, { mcqIndex: -1 }],
    ['an option that is not there', MCQ, { mcqIndex: 4 }],
    ['an option for an open question', OPEN, { mcqIndex: 0 }],
    ['a text for multiple choice', MCQ, { openAnswerText: 'A plan.' }],
    ['a blank text', OPEN, { openAnswerText: ' \n ' }],
    ['a text that is too long', OPEN, { openAnswerText: 'x'.repeat(10_001) }],
    ['an item of another exam', 'another-book.exam.m01', { mcqIndex: 0 }],
    ['an item that is none', '\0', { mcqIndex: 0 }],
    ['the name of something every object has', 'constructor', { mcqIndex: 0 }],
  ])('refuses %s, and keeps what was saved', async (_, itemId, answer) => {
    await room.save(caller, sessionId, MCQ, { mcqIndex: 2 });
    await room.save(caller, sessionId, OPEN, { openAnswerText: 'Kept.' });
    const { data, errors } = await room.save(caller, sessionId, itemId, answer);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: expect.any(Object) });
    expect(await answerOf(MCQ)).toMatchObject({ mcqIndex: 2 });
    expect(await answerOf(OPEN)).toMatchObject({ openAnswerText: 'Kept.' });
  });

  it('is over once the exam is handed in', async () => {
    await room.answerAll(caller, sessionId);
    await room.finalize(caller, sessionId);
    const { data } = await room.save(caller, sessionId, MCQ, { mcqIndex: 0 });
    expect(data.saveExamAnswer).toMatchObject({ __typename: 'SessionClosed', status: 'Grading' });
    expect(await answerOf(MCQ)).toMatchObject({ mcqIndex: 1 });
  });

  it('is over at the deadline by the server’s clock, and then the exam is handed in', async () => {
    await room.save(caller, sessionId, OPEN, { openAnswerText: 'In time.' });
    room.clock.advance(TIME_LIMIT_SECONDS);
    const { data } = await room.save(caller, sessionId, OPEN, { openAnswerText: 'Too late.' });
    expect(data.saveExamAnswer).toMatchObject({ __typename: 'SessionClosed', status: 'Grading' });
    expect(await answerOf(OPEN)).toMatchObject({ openAnswerText: 'In time.' });
  });

  it('does not know sessions of others, nor ids that are none', async () => {
    const other = await room.subscriber();
    for (const id of [sessionId, randomUUID(), 'not-a-uuid']) {
      const { errors } = await room.save(other, id, MCQ, { mcqIndex: 0 });
      expect(errors?.[0]).toMatchObject({ message: 'Exam Not Found', extensions: { code: 'NOT_FOUND' } });
    }
    expect(await answerOf(MCQ)).toBeNull();
  });

  it('needs a signed-in caller', async () => {
    const { errors } = await room.save(null, sessionId, MCQ, { mcqIndex: 0 });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('takes one statement', async () => {
    const save = () => room.save(caller, sessionId, MCQ, { mcqIndex: 0 });
    expect(await room.statementsOf(save)).toBe(1);
  });
});
