import {
  createTestDatabase,
  describeEventTransport,
  EventStation,
  eventually,
  NatsServer,
  signal,
  stationDatabases,
} from '@colophon/testing';

let server: NatsServer;

beforeEach(async () => {
  server = await NatsServer.start();
});

afterEach(async () => {
  await server.remove();
});

describeEventTransport('NATS JetStream', () => server.url);

describe('a NATS server that fails', () => {
  it('loses no event when it is killed and its store is gone', async () => {
    const database = await createTestDatabase(stationDatabases);
    const teller = await EventStation.start('status', database, { natsUrl: server.url, listens: false });
    const listener = await EventStation.start('support', database, { natsUrl: server.url });
    await teller.tell(signal, { text: 'before' });
    await eventually(() => expect(listener.handler.noted).toEqual(['before']));

    await server.kill();
    await teller.tell(signal, { text: 'while down' });
    await server.deleteStore();
    await server.up();

    await eventually(() => expect(listener.handler.noted).toEqual(['before', 'while down']), 40_000);
    await Promise.all([teller.stop(), listener.stop()]);
    await database.drop();
  }, 60_000);
});
