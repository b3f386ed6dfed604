import { randomUUID } from 'node:crypto';
import { bookPublished } from '@colophon/contracts';
import { PoisonEvent } from '@colophon/events';
import { ExamRoom } from '../../test/exam-room';
import { buildBook, buildExam } from '../../test/factories';

describe('keeping the paper of a published book', () => {
  let room: ExamRoom;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  afterAll(() => room.close());

  const publish = (bookId: string, version: number, passingScore: number, id?: string) =>
    room.service.deliver(bookPublished, buildBook({ bookId, version, exam: buildExam({ passingScore }) }), {
      id,
    });
  const kept = (bookId: string) =>
    room.service.database.query(
      `select version, (paper->>'passingScore')::integer as "passingScore" from exam_papers where book_id = $1`,
      [bookId],
    );

  it('keeps the first that is heard of', async () => {
    await publish('first', 3, 80);
    expect(await kept('first')).toEqual([{ version: 3, passingScore: 80 }]);
  });

  it('follows new versions', async () => {
    await publish('newer', 1, 80);
    await publish('newer', 2, 90);
    expect(await kept('newer')).toEqual([{ version: 2, passingScore: 90 }]);
  });

  it('is not taken back by an older version that comes late', async () => {
    await publish('older', 2, 90);
    await publish('older', 1, 80);
    expect(await kept('older')).toEqual([{ version: 2, passingScore: 90 }]);
  });

  it('takes a redelivery once', async () => {
    const id = randomUUID();
    await publish('again', 1, 80, id);
    await publish('again', 1, 80, id);
    expect(await kept('again')).toEqual([{ version: 1, passingScore: 80 }]);
  });

  it('refuses what does not fit the contract', async () => {
    await expect(publish('poison', 1, 20)).rejects.toThrow(PoisonEvent);
    expect(await kept('poison')).toEqual([]);
  });
});
