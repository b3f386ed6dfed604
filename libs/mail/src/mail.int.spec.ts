import { SERVICE_NAME, Clock, DependencyChecks } from '@colophon/service-kit';
import { PersistenceModule, type ServiceDatabase } from '@colophon/persistence';
import {
  createTestDatabase,
  eventually,
  TestInbox,
  TEST_SERVICE_PASSWORD,
  type TestDatabase,
} from '@colophon/testing';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { composeMail } from './compose-mail';
import { MailModule } from './mail.module';
import { MailOutbox } from './mail-outbox';
import { MailQueue, type Mail } from './mail-queue';
import { MAIL_MIGRATIONS } from './migrations';

const database: ServiceDatabase = { service: 'support', entities: [], migrations: [MAIL_MIGRATIONS] };
const kit = [{ provide: SERVICE_NAME, useValue: 'support' }, Clock, DependencyChecks];

@Global()
@Module({ providers: kit, exports: kit })
class Kit {}

@Module({ imports: [Kit, PersistenceModule.forService(database), MailModule] })
class MailingService {}

let testDatabase: TestDatabase;
let inbox: TestInbox;
const running: INestApplicationContext[] = [];

beforeEach(async () => {
  inbox = await TestInbox.start();
  testDatabase = await createTestDatabase([database]);
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
  await testDatabase.drop();
  await inbox.stop();
});

async function start(): Promise<{ queue: MailQueue; dataSource: DataSource; app: INestApplicationContext }> {
  Object.assign(process.env, {
    DATABASE_URL: testDatabase.url,
    SERVICE_DATABASE_PASSWORD: TEST_SERVICE_PASSWORD,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Colophon <post@colophon.example>',
  });
  const app = await NestFactory.createApplicationContext(MailingService, {
    logger: false,
    abortOnError: false,
  });
  running.push(app);
  return { app, queue: app.get(MailQueue), dataSource: app.get(getDataSourceToken()) };
}

function mail(key: string, to = 'ada@example.com'): Mail {
  return { to, key, ...composeMail('Hello', [{ kind: 'paragraph', text: `This is ${key}.` }]) };
}

const rowOf = async (dataSource: DataSource, key: string) => {
  const [row] = await dataSource.query('select * from mail_outbox where key = $1', [key]);
  return row;
};

it('sends what was committed, and keeps that it was sent but not what it said', async () => {
  const { queue, dataSource } = await start();

  await dataSource.transaction((manager) => queue.enqueue(manager, mail('a')));

  const received = await inbox.latestTo('ada@example.com');
  expect(received).toMatchObject({ from: 'post@colophon.example', subject: 'Hello' });
  expect(received.text).toContain('This is a.');
  expect(received.html).toContain('This is a.');
  await eventually(async () => {
    expect(await rowOf(dataSource, 'a')).toMatchObject({ sent_at: expect.any(Date), text: null, html: null });
  });
  expect((await queue.sentTimes(['a', 'unheard-of'])).get('a')).toEqual(expect.any(Date));
});

it('sends nothing of a transaction that was rolled back', async () => {
  const { queue, dataSource } = await start();

  const failing = dataSource.transaction(async (manager) => {
    await queue.enqueue(manager, mail('lost'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await dataSource.transaction((manager) => queue.enqueue(manager, mail('kept')));

  expect((await inbox.latestTo('ada@example.com')).text).toContain('This is kept.');
  expect(await rowOf(dataSource, 'lost')).toBeUndefined();
});

it('sends one mail a key, however often it is queued and by however many senders', async () => {
  const [first, second] = [await start(), await start()];
  const keys = Array.from({ length: 25 }, (_, index) => `mail-${index}`);

  await Promise.all(
    [first, second, first].flatMap(({ queue, dataSource }) =>
      keys.map((key) => dataSource.transaction((manager) => queue.enqueue(manager, mail(key)))),
    ),
  );

  await eventually(async () => {
    const sent = [...(await first.queue.sentTimes(keys)).values()];
    expect(sent.filter((time) => time !== null)).toHaveLength(keys.length);
  });
  expect(inbox.mails).toHaveLength(keys.length);
});

it('keeps trying while the mail server is down, with the same Message-ID', async () => {
  const { queue, dataSource } = await start();
  const { port } = inbox;
  await inbox.stop();

  await dataSource.transaction((manager) => queue.enqueue(manager, mail('patient')));
  await eventually(async () =>
    expect((await rowOf(dataSource, 'patient')).last_error).toContain('ECONNREFUSED'),
  );
  inbox = await TestInbox.start(port);

  const received = await inbox.latestTo('ada@example.com');
  expect(received.messageId).toMatch(/^<[0-9a-f]{40}@colophon\.example>$/);
  expect(inbox.mails).toHaveLength(1);
});

it('tries again what the server puts off, and gives up what it refuses for good', async () => {
  const { queue, dataSource } = await start();
  const replies = new Map([['busy@example.com', [450]]]);
  inbox.verdict = ([to = '']) => (to === 'gone@example.com' ? 550 : (replies.get(to)?.pop() ?? null));

  await dataSource.transaction(async (manager) => {
    await queue.enqueue(manager, mail('put-off', 'busy@example.com'));
    await queue.enqueue(manager, mail('refused', 'gone@example.com'));
  });

  await inbox.latestTo('busy@example.com');
  await eventually(async () => {
    expect(await rowOf(dataSource, 'refused')).toMatchObject({
      attempt: 1,
      failed_at: expect.any(Date),
      sent_at: null,
    });
  });
  expect((await rowOf(dataSource, 'put-off')).attempt).toBe(2);
});

it('takes over the mail of a sender that died, with the Message-ID it may have been sent with', async () => {
  const { queue, dataSource, app } = await start();
  await dataSource.transaction((manager) => queue.enqueue(manager, mail('orphan')));
  const first = await inbox.latestTo('ada@example.com');
  await app.close();
  running.splice(running.indexOf(app), 1);

  const next = await start();
  await next.dataSource.query(
    `update mail_outbox set sent_at = null, text = 'x', html = 'x', available_at = now()`,
  );

  const second = await inbox.latestTo('ada@example.com', 2);
  expect(second.messageId).toBe(first.messageId);
});

it('leaves a mail to the sender that has it in hand', async () => {
  const [first, second] = [await start(), await start()];
  let letGo: (verdict: null) => void = () => undefined;
  const held = new Promise<null>((resolve) => (letGo = resolve));
  const asked = jest.fn(() => held);
  inbox.verdict = asked;

  await first.dataSource.transaction((manager) => first.queue.enqueue(manager, mail('held')));
  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(await second.app.get(MailOutbox).claim(10)).toEqual([]);
  letGo(null);

  await inbox.latestTo('ada@example.com');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('has no way for a recipient to become two', async () => {
  const { queue, dataSource } = await start();

  await dataSource.transaction((manager) =>
    queue.enqueue(manager, mail('sly', 'ada@example.com, bob@example.com')),
  );

  await eventually(async () => {
    const row = await rowOf(dataSource, 'sly');
    expect(row.sent_at ?? row.last_error).not.toBeNull();
  });
  expect(inbox.sentTo('bob@example.com')).toEqual([]);
});
