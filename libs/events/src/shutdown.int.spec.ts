import { createTestDatabase, EventStation, eventually, signal, stationDatabases } from '@colophon/testing';
import type { TestDatabase } from '@colophon/testing';

describe('a service that is stopped', () => {
  let database: TestDatabase;
  let teller: EventStation;

  beforeEach(async () => {
    database = await createTestDatabase(stationDatabases);
    teller = await EventStation.start('status', database, { listens: false });
  });

  afterEach(async () => {
    await teller.stop();
    await database.drop();
  });

  it('finishes the event in hand and says so to the transport', async () => {
    const listener = await EventStation.start('support', database);
    let finish = () => undefined as void;
    listener.handler.react = () => new Promise((done) => (finish = done));
    await teller.tell(signal, { text: 'in hand' });
    await eventually(() => expect(listener.handler.tries).toBe(1));

    const stopped = listener.stop();
    finish();
    await stopped;

    expect(listener.handler.noted).toEqual(['in hand']);
    expect(await teller.database.query('select consumer from event_bus.delivery')).toEqual([]);
  });

  it('publishes what it has recorded last', async () => {
    const listener = await EventStation.start('support', database);
    await teller.tell(signal, { text: 'last words' });
    await teller.stop();
    teller = await EventStation.start('status', database, { listens: false });
    await eventually(() => expect(listener.handler.noted).toEqual(['last words']));
    await listener.stop();
  });
});
