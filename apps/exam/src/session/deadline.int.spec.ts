import { EXAM_TIME_LIMIT_DEFAULT_MINUTES, examFinalized, examGraded } from '@colophon/contracts';
import type { Caller } from '@colophon/service-kit';
import { eventually } from '@colophon/testing';
import { ExamRoom } from '../../test/exam-room';
import { buildMcq, buildScenario } from '../../test/factories';
import { DeadlineSweep } from './deadline-sweep';

const TIME_LIMIT_SECONDS = EXAM_TIME_LIMIT_DEFAULT_MINUTES * 60;
const HISTORY = `query { examHistory(bookId: "a-book") { id status } }`;

describe('the deadline', () => {
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

  const sweep = () => room.service.get(DeadlineSweep).sweep();
  const told = async (contract: typeof examFinalized | typeof examGraded) =>
    (await room.service.published(contract)).filter((event) => event.sessionId === sessionId);

  it('leaves a session alone until the last second', async () => {
    room.clock.advance(TIME_LIMIT_SECONDS - 1);
    await sweep();
    expect(await room.see(caller, sessionId)).toMatchObject({ status: 'InProgress' });
  });

  it('hands in what was written, to be graded', async () => {
    await room.save(caller, sessionId, buildScenario(2).id, { openAnswerText: 'As far as I came.' });
    room.clock.advance(TIME_LIMIT_SECONDS);
    await sweep();
    expect(await room.see(caller, sessionId)).toMatchObject({
      status: 'Grading',
      results: { isGrading: true, graded: { done: 0, total: 1, delayed: false } },
    });
    const openAnswers = [{ itemId: buildScenario(2).id, answer: 'As far as I came.' }];
    expect(await told(examFinalized)).toEqual([expect.objectContaining({ reason: 'deadline', openAnswers })]);
    expect(await told(examGraded)).toEqual([]);
  });

  it('scores as it stands what has nothing to be graded', async () => {
    const { id, answerIndex } = buildMcq(1);
    await room.save(caller, sessionId, id, { mcqIndex: answerIndex });
    room.clock.advance(TIME_LIMIT_SECONDS);
    await sweep();
    expect(await room.see(caller, sessionId)).toMatchObject({
      status: 'Expired',
      results: {
        isGrading: false,
        totalScore: 11,
        passed: false,
        completedAt: room.clock.now().toISOString(),
        mcq: { correct: 1, total: 4 },
        open: { scored: 0, total: 2, feedback: [] },
      },
    });
    expect(await told(examFinalized)).toEqual([
      expect.objectContaining({ reason: 'deadline', openAnswers: [] }),
    ]);
    expect(await told(examGraded)).toEqual([
      expect.objectContaining({ totalScore: 11, passed: false, open: { points: 0, maxPoints: 10 } }),
    ]);
  });

  it('is kept once, by however many sweeps, reads and hand-ins at once', async () => {
    await room.save(caller, sessionId, buildScenario(1).id, { openAnswerText: 'A plan.' });
    room.clock.advance(TIME_LIMIT_SECONDS);
    await Promise.all([
      ...Array.from({ length: 5 }, sweep),
      ...Array.from({ length: 5 }, () => room.finalize(caller, sessionId)),
      ...Array.from({ length: 5 }, () => room.read(caller, sessionId)),
    ]);
    expect(await told(examFinalized)).toHaveLength(1);
  });

  it('holds for a reader who is faster than the sweep', async () => {
    room.clock.advance(TIME_LIMIT_SECONDS);
    expect(await room.see(caller, sessionId)).toMatchObject({ status: 'Expired' });
  });

  it('holds in the history', async () => {
    room.clock.advance(TIME_LIMIT_SECONDS);
    const { data } = await room.service.graphql<{ examHistory: unknown[] }>(HISTORY, {}, caller);
    expect(data.examHistory).toEqual([{ id: sessionId, status: 'Expired' }]);
  });

  it('hands in as it stands for who submits too late', async () => {
    room.clock.advance(TIME_LIMIT_SECONDS);
    const { data } = await room.finalize(caller, sessionId);
    expect(data.finalizeExam).toEqual({ __typename: 'ExamFinalized', status: 'Expired', isGrading: false });
    expect(await room.finalize(caller, sessionId)).toMatchObject({ data });
  });

  it('makes way for another attempt', async () => {
    room.clock.advance(TIME_LIMIT_SECONDS);
    const next = await room.started(caller);
    expect(next).not.toBe(sessionId);
    expect(await room.see(caller, next)).toMatchObject({ status: 'InProgress', attempt: 2 });
  });

  it('comes for every session by itself', async () => {
    const others = await Promise.all(Array.from({ length: 12 }, () => room.subscriber()));
    const ids = await Promise.all(others.map((other) => room.started(other)));
    room.clock.advance(TIME_LIMIT_SECONDS);
    await eventually(async () => {
      const rows = await room.service.database.query(
        'select distinct status from exam_sessions where id = any($1)',
        [ids],
      );
      expect(rows).toEqual([{ status: 'Expired' }]);
    });
  });
});
