import { answerGraded, bookPublished } from '@colophon/contracts';
import type { Caller } from '@colophon/service-kit';
import { ExamRoom } from '../../test/exam-room';
import { buildAnswerGraded, buildBook, buildScenario } from '../../test/factories';
import type { Book } from '../generated/schema';

const BOOKS = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) {
    ... on Book {
      id
      myExam {
        hasCompletedExam passed finalScore completedAt sessionId openSessionId
        mcq { correct total } open { scored total }
      }
    }
  }
}`;

const NOTHING_YET = {
  hasCompletedExam: false,
  passed: false,
  finalScore: null,
  completedAt: null,
  sessionId: null,
  openSessionId: null,
  mcq: { correct: null, total: 4 },
  open: { scored: null, total: 2 },
};

describe('a learner’s standing in the exams of books', () => {
  let room: ExamRoom;
  let caller: Caller;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  beforeEach(async () => {
    caller = await room.subscriber();
  });
  afterAll(() => room.close());

  const books = (who: Caller | null, ...ids: string[]) =>
    room.service.graphql<{ _entities: Book[] }>(
      BOOKS,
      { representations: ids.map((id) => ({ __typename: 'Book', id })) },
      who,
    );
  const standing = async () => (await books(caller, 'a-book')).data._entities[0]?.myExam;

  async function attempt(right: number, score10: number): Promise<string> {
    const sessionId = await room.handedIn(caller, { right });
    for (const number of [1, 2]) {
      await room.service.deliver(
        answerGraded,
        buildAnswerGraded(sessionId, buildScenario(number).id, { score10 }),
      );
    }
    room.clock.advance(60);
    return sessionId;
  }

  it('says what awaits a learner who has not started', async () => {
    expect(await standing()).toEqual(NOTHING_YET);
  });

  it('names the attempt that is open, and that is being graded', async () => {
    const sessionId = await room.started(caller);
    expect(await standing()).toEqual({ ...NOTHING_YET, openSessionId: sessionId });
    await room.answerAll(caller, sessionId);
    await room.finalize(caller, sessionId);
    expect(await standing()).toEqual({ ...NOTHING_YET, openSessionId: sessionId });
  });

  it('is the best attempt, the latest among equals', async () => {
    await attempt(2, 6);
    const best = await attempt(4, 6);
    expect(await standing()).toMatchObject({ sessionId: best, finalScore: 77, passed: false });
    await attempt(1, 6);
    expect(await standing()).toMatchObject({ sessionId: best });
    const equal = await attempt(4, 6);
    const completedAt = new Date(room.clock.now().getTime() - 60_000).toISOString();
    expect(await standing()).toEqual({
      hasCompletedExam: true,
      passed: false,
      finalScore: 77,
      completedAt,
      sessionId: equal,
      openSessionId: null,
      mcq: { correct: 4, total: 4 },
      open: { scored: 2, total: 2 },
    });
  });

  it('says when the exam is passed', async () => {
    const sessionId = await attempt(4, 10);
    expect(await standing()).toMatchObject({
      hasCompletedExam: true,
      passed: true,
      finalScore: 100,
      sessionId,
    });
  });

  it('is each caller’s own, and null for visitors', async () => {
    await attempt(4, 10);
    const other = await room.subscriber();
    expect((await books(other, 'a-book')).data._entities[0]?.myExam).toEqual(NOTHING_YET);
    expect((await books(null, 'a-book')).data._entities).toEqual([{ id: 'a-book', myExam: null }]);
  });

  it('is empty for books without an exam', async () => {
    const { data } = await books(caller, 'no-such-book', '\0');
    const empty = { ...NOTHING_YET, mcq: { correct: null, total: 0 }, open: { scored: null, total: 0 } };
    expect(data._entities.map(({ myExam }) => myExam)).toEqual([empty, empty]);
  });

  it('takes one statement for any number of books', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `book-${index}`);
    for (const bookId of ids.slice(0, 10)) {
      await room.service.deliver(bookPublished, buildBook({ bookId }));
      await room.started(caller, bookId);
    }
    expect(await room.statementsOf(() => books(caller, 'a-book'))).toBe(1);
    expect(await room.statementsOf(() => books(caller, ...ids))).toBe(1);
    const { data } = await books(caller, ...ids);
    expect(data._entities.filter(({ myExam }) => myExam?.openSessionId)).toHaveLength(10);
  });
});
