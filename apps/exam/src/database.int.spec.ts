import { schemaDrift } from '@colophon/testing';
import { ExamRoom } from '../test/exam-room';

describe('the migrations', () => {
  let room: ExamRoom;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  afterAll(() => room.close());

  it('make the tables that the entities say', async () => {
    expect(await schemaDrift(room.service.database)).toEqual([]);
  });
});
