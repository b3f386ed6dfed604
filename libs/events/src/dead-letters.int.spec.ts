import { createTestDatabase, EventStation, signal, stationDatabases } from '@colophon/testing';
import type { TestDatabase } from '@colophon/testing';

describe('dead letters', () => {
  let database: TestDatabase;
  let station: EventStation;

  beforeAll(async () => {
    database = await createTestDatabase(stationDatabases);
    station = await EventStation.start('support', database);
  });

  afterAll(async () => {
    await station.stop();
    await database.drop();
  });

  it.each([
    ['nothing', undefined],
    ['text', 'no JSON at all \0'],
    ['text that JSON in PostgreSQL cannot hold', { type: 'a\0b', data: { text: '\ud800 \\u0000' } }],
    ['a list', [1, 2, 3]],
    ['a number without end', Number.POSITIVE_INFINITY],
    ['an event of another kind', { specversion: '1.0', type: 'colophon.a.b.v1\0', id: 'x' }],
  ])('keep %s, which no handler can read', async (_what, event) => {
    await station.database.query('delete from dead_letter');
    expect(await station.dispatch(signal, event)).toEqual({ kind: 'done' });
    const letters = await station.database.query('select subject, error, attempts from dead_letter');
    expect(letters).toEqual([
      { subject: signal.subject, error: expect.stringMatching(/^PoisonEvent/), attempts: 1 },
    ]);
  });
});
