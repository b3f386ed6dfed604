import { randomUUID } from 'node:crypto';
import { answerGraded } from '@colophon/contracts';
import type { Caller } from '@colophon/service-kit';
import { buildCaller } from '@colophon/testing';
import { ExamRoom, FEEDBACK, WHOLE_SESSION } from '../../test/exam-room';
import { buildAnswerGraded, buildGrade, buildMcq, buildScenario } from '../../test/factories';
import type { ExamSession } from '../generated/schema';

const HISTORY = `query ($bookId: ID!) { examHistory(bookId: $bookId) ${WHOLE_SESSION} } ${FEEDBACK}`;
const REFERENCES = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) { ... on ExamSession ${WHOLE_SESSION} }
} ${FEEDBACK}`;

describe('reading a session', () => {
  let room: ExamRoom;
  let caller: Caller;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  beforeEach(async () => {
    caller = await room.subscriber();
  });
  afterAll(() => room.close());

  const grade = (sessionId: string, number: number, score10: number) =>
    room.service.deliver(answerGraded, buildAnswerGraded(sessionId, buildScenario(number).id, { score10 }));

  const history = (who: Caller | null, bookId = 'a-book') =>
    room.service.graphql<{ examHistory: ExamSession[] }>(HISTORY, { bookId }, who);

  const references = (who: Caller | null, ...ids: string[]) =>
    room.service.graphql<{ _entities: Array<ExamSession | null> }>(
      REFERENCES,
      { representations: ids.map((id) => ({ __typename: 'ExamSession', id })) },
      who,
    );

  it('shows nothing of the answers before the exam is handed in, by whatever way it is read', async () => {
    const sessionId = await room.started(caller);
    await room.answerAll(caller, sessionId);
    const replies = [
      await room.read(caller, sessionId),
      await history(caller),
      await references(caller, sessionId),
    ];
    for (const reply of replies) {
      expect(keysOf(reply.data)).toEqual(expect.arrayContaining(['items', 'mcqIndex']));
      for (const key of [
        'answerIndex',
        'rationales',
        'correctMcqAnswer',
        'rationale',
        'isCorrect',
        'feedback',
        'whatToLookFor',
      ]) {
        expect(keysOf(reply.data)).not.toContain(key);
      }
      expect(JSON.stringify(reply)).not.toContain('RATIONALE');
    }
  });

  it('tells what a good answer touches on only once the exam is handed in', async () => {
    const marking = async (sessionId: string) => {
      const { data } = await room.read(caller, sessionId);
      return data.examSession?.items.flatMap(({ whatToLookFor }) => whatToLookFor ?? []);
    };
    const sessionId = await room.started(caller);
    expect(await marking(sessionId)).toEqual([]);
    await room.answerAll(caller, sessionId);
    await room.finalize(caller, sessionId);
    expect(await marking(sessionId)).not.toEqual([]);
  });

  it('shows while grading how far it is, and nothing of the result', async () => {
    const sessionId = await room.handedIn(caller);
    await grade(sessionId, 1, 10);
    const reply = await room.read(caller, sessionId);
    expect(reply.data.examSession?.results).toEqual({
      sessionId,
      bookId: 'a-book',
      isGrading: true,
      totalScore: null,
      passed: null,
      passingScore: 85,
      completedAt: null,
      mcq: { correct: null, total: 4 },
      open: { scored: null, total: 2, feedback: [] },
      graded: { done: 1, total: 2, delayed: false },
      questionResults: [],
    });
    expect(JSON.stringify(reply)).not.toContain('RATIONALE');
  });

  it('shows everything once it is graded', async () => {
    const sessionId = await room.handedIn(caller, { right: 3 });
    await grade(sessionId, 1, 10);
    await grade(sessionId, 2, 7);
    const { status, results } = await room.see(caller, sessionId);
    expect(status).toBe('Completed');
    // 3 × 2 + 5 + 3.5 of 18 points.
    expect(results).toMatchObject({
      isGrading: false,
      totalScore: 80,
      passed: false,
      completedAt: room.clock.now().toISOString(),
      mcq: { correct: 3, total: 4 },
      open: { scored: 2, total: 2 },
      graded: { done: 2, total: 2, delayed: false },
    });
    const { score10, gradedAt, ...grading } = buildGrade({ score10: 7 });
    const feedback = { questionId: buildScenario(2).id, score: score10, maxScore: 10, ...grading };
    expect(results?.open.feedback).toContainEqual(feedback);
    expect(results?.questionResults).toHaveLength(6);
    expect(results?.questionResults).toContainEqual({
      ...{ questionId: buildMcq(4).id, type: 'mcq', isCorrect: false, pointsAwarded: 0, maxPoints: 2 },
      ...{ questionText: buildMcq(4).stem, prompt: null, options: buildMcq(4).options },
      ...{ userMcqAnswer: 1, correctMcqAnswer: 0, rationale: 'RATIONALE a of 4' },
      ...{ userOpenAnswer: null, feedback: null },
    });
    expect(results?.questionResults).toContainEqual({
      ...{ questionId: buildScenario(2).id, type: 'open', isCorrect: null, pointsAwarded: 3.5, maxPoints: 5 },
      ...{ questionText: buildScenario(2).stem, prompt: buildScenario(2).prompt, options: null },
      ...{ userMcqAnswer: null, correctMcqAnswer: null, rationale: null },
      ...{ userOpenAnswer: `My answer to ${buildScenario(2).id}`, feedback },
    });
    expect(gradedAt).toBeDefined();
  });

  it('is null for sessions of others and ids that are none', async () => {
    const sessionId = await room.started(caller);
    for (const id of [sessionId, randomUUID(), 'not-a-uuid', '']) {
      expect(await room.read(buildCaller(), id)).toEqual({ data: { examSession: null }, errors: undefined });
    }
    expect((await references(buildCaller(), sessionId, 'not-a-uuid')).data._entities).toEqual([null, null]);
  });

  it('needs a signed-in caller', async () => {
    const sessionId = await room.started(caller);
    for (const reply of [room.read(null, sessionId), history(null), references(null, sessionId)]) {
      const { data, errors } = await reply;
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      expect(JSON.stringify(data)).not.toContain(sessionId);
    }
  });

  it('lists the attempts at a book, latest first, of the caller only', async () => {
    const first = await room.handedIn(caller, { right: 0 });
    await grade(first, 1, 0);
    await grade(first, 2, 0);
    const second = await room.started(caller);
    await room.started(await room.subscriber());
    const { data } = await history(caller);
    expect(data.examHistory.map(({ id, attempt }) => [id, attempt])).toEqual([
      [second, 2],
      [first, 1],
    ]);
    expect((await history(caller, 'no-such-book')).data.examHistory).toEqual([]);
    expect((await history(caller, '\0')).data.examHistory).toEqual([]);
  });

  it('takes one statement, whatever is read of it, and one for many references', async () => {
    const sessionId = await room.started(caller);
    await room.answerAll(caller, sessionId);
    expect(await room.statementsOf(() => room.read(caller, sessionId))).toBe(1);
    expect(await room.statementsOf(() => history(caller))).toBe(1);
    const ids = [sessionId, ...Array.from({ length: 20 }, () => randomUUID())];
    expect(await room.statementsOf(() => references(caller, ...ids))).toBe(1);
  });
});

/** Every key that has a value other than null, at any depth. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [key, ...keysOf(inner)]));
}
