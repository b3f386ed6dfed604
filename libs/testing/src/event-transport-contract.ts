import { PoisonEvent } from '@colophon/events';
import { randomUUID } from 'node:crypto';
import { EventStation, signal, stationDatabases } from './event-station';
import { eventually } from './eventually';
import { createTestDatabase, type TestDatabase } from './test-database';

const SUBJECT = signal.subject;

/** What every event transport must do; a spec of each transport calls it. */
export function describeEventTransport(name: string, natsUrl: () => string | undefined): void {
  describe(`${name} as an event transport`, () => {
    let database: TestDatabase;
    let stations: EventStation[];

    beforeEach(async () => {
      database = await createTestDatabase(stationDatabases);
      stations = [];
    });

    afterEach(async () => {
      await Promise.all(stations.map((station) => station.stop()));
      await database.drop();
    });

    async function start(service: 'status' | 'support', listens: boolean): Promise<EventStation> {
      const station = await EventStation.start(service, database, { natsUrl: natsUrl(), listens });
      stations.push(station);
      return station;
    }

    it('delivers an event once its transaction has committed, and never when it rolls back', async () => {
      const teller = await start('status', false);
      const listener = await start('support', true);
      const rolledBack = teller.database.transaction(async (manager) => {
        await teller.outbox.add(manager, signal, { text: 'rolled back' });
        throw new Error('no');
      });
      await expect(rolledBack).rejects.toThrow('no');
      await teller.tell(signal, { text: 'committed' });
      await eventually(() => expect(listener.handler.noted).toEqual(['committed']));
    });

    it('delivers again after a failure, until the handler succeeds', async () => {
      const teller = await start('status', false);
      const listener = await start('support', true);
      listener.handler.react = async () => {
        if (listener.handler.tries < 3) throw new Error('not yet');
      };
      await teller.tell(signal, { text: 'stubborn' });
      await eventually(() => expect(listener.handler.noted).toEqual(['stubborn']));
      expect(listener.handler.tries).toBe(3);
    });

    it('gives an event to a handler once, though it is published twice', async () => {
      const teller = await start('status', false);
      const listener = await start('support', true);
      await teller.tell(signal, { text: 'once' });
      await eventually(() => expect(listener.handler.noted).toEqual(['once']));
      await teller.database.query('update outbox set published_at = null');
      await teller.tell(signal, { text: 'marker' });
      await eventually(() => expect(listener.handler.noted).toEqual(['once', 'marker']));
    });

    it('puts poison aside at the first try while other events pass', async () => {
      const teller = await start('status', false);
      const listener = await start('support', true);
      listener.handler.react = async (text) => {
        if (text === 'poison') throw new PoisonEvent('cannot be read');
      };
      await teller.tell(signal, { text: 'poison' });
      await teller.tell(signal, { text: 'good' });
      await eventually(() => expect(listener.handler.noted).toEqual(['good']));
      await eventually(async () => {
        const letters = await listener.database.query('select subject, attempts, error from dead_letter');
        expect(letters).toEqual([{ subject: SUBJECT, attempts: 1, error: 'PoisonEvent: cannot be read' }]);
      });
    });

    it('hands a dead letter to the handler again when a replay is asked for', async () => {
      const teller = await start('status', false);
      const listener = await start('support', true);
      listener.handler.react = async () => {
        throw new PoisonEvent('not today');
      };
      await teller.tell(signal, { text: 'later' });
      await eventually(async () => {
        expect(await listener.database.query('select 1 from dead_letter')).toHaveLength(1);
      });
      listener.handler.react = async () => undefined;
      await listener.database.query('update dead_letter set replay_requested_at = now()');
      await eventually(async () => {
        expect(await listener.database.query('select 1 from dead_letter')).toHaveLength(0);
      });
      expect(listener.handler.noted).toEqual(['later']);
    });

    it('does not skip a transaction that commits after a later one', async () => {
      const teller = await start('status', false);
      const listener = await start('support', true);
      const late = teller.database.createQueryRunner();
      await late.startTransaction();
      await teller.outbox.add(late.manager, signal, { text: 'first begun' });
      await teller.tell(signal, { text: 'first committed' });
      await eventually(() => expect(listener.handler.noted).toEqual(['first committed']));
      await late.commitTransaction();
      await late.release();
      await eventually(() => expect(listener.handler.noted).toEqual(['first committed', 'first begun']));
    });

    it('keeps events for a service that is down until it is up again', async () => {
      const teller = await start('status', false);
      const listener = await start('support', true);
      await teller.tell(signal, { text: 'before' });
      await eventually(() => expect(listener.handler.noted).toEqual(['before']));
      await listener.stop();
      stations.splice(stations.indexOf(listener), 1);
      await teller.tell(signal, { text: 'meanwhile' });
      const restarted = await start('support', true);
      await eventually(() => expect(restarted.handler.noted).toEqual(['meanwhile']));
    });

    it('starts a new service with everything that was told before it existed', async () => {
      const teller = await start('status', false);
      await teller.tell(signal, { text: 'long ago' });
      await eventually(async () => {
        const open = await teller.database.query('select 1 from outbox where published_at is null');
        expect(open).toHaveLength(0);
      });
      const newcomer = await start('support', true);
      await eventually(() => expect(newcomer.handler.noted).toEqual(['long ago']));
    });

    it('shares the events of one service among its replicas', async () => {
      const teller = await start('status', false);
      const replicas = [await start('support', true), await start('support', true)];
      const texts = Array.from({ length: 20 }, () => randomUUID());
      for (const text of texts) await teller.tell(signal, { text });
      await eventually(() => {
        const noted = replicas.flatMap((replica) => replica.handler.noted);
        expect(noted.sort()).toEqual([...texts].sort());
      });
    });
  });
}
