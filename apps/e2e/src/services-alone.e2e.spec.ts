import { createTestDatabase, eventually, type TestDatabase } from '@colophon/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, StartedProgram } from './colophon/started-program';

const PASSWORD = 'alone';
const site = { PUBLIC_URL: 'http://localhost:4000' };
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };

/** What each service needs besides its database; the first is left out to see that it is missed. */
const OWN_VARIABLES: [service: string, variables: Record<string, string>][] = [
  ['identity', { ...smtp, ...site }],
  ['catalogue', {}],
  ['progress', {}],
  ['exam', {}],
  ['grading', {}],
  ['billing', { ...stripe, ...site }],
  ['certificates', { STORAGE_DIR: '', ...site }],
  ['support', { ...smtp, ...site }],
  ['status', { GATEWAY_URL: 'http://127.0.0.1:1' }],
];

describe('a service on its own', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'colophon-alone-'));
    database = await createTestDatabase([]);
    const env = { DATABASE_URL: database.adminUrl, SERVICE_DATABASE_PASSWORD: PASSWORD };
    await (await StartedProgram.start(['tools/migrate.mjs'], env, /Migrating the database/)).ended();
  }, 180_000);

  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const environment = (variables: Record<string, string>): Record<string, string> => ({
    DATABASE_URL: database.url,
    SERVICE_DATABASE_PASSWORD: PASSWORD,
    ...variables,
    ...('STORAGE_DIR' in variables && { STORAGE_DIR: folder }),
  });

  const start = (service: string, env: Record<string, string>, untilLine: RegExp): Promise<StartedProgram> =>
    StartedProgram.start([`apps/${service}/dist/main.js`], env, untilLine);

  it.each(OWN_VARIABLES)(
    '%s gets ready, answers GraphQL and stops when told to',
    async (service, variables) => {
      const port = await freePort();
      const env = { ...environment(variables), PORT: String(port) };
      const program = await start(service, env, /application successfully started/);
      const url = `http://127.0.0.1:${port}`;
      await eventually(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200));
      const reply = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ _service { sdl } }' }),
      });
      expect(await reply.json()).toMatchObject({ data: { _service: { sdl: expect.any(String) } } });
      expect(await program.stop('SIGTERM')).toEqual({ code: null, signal: 'SIGTERM' });
      expect(program.output()).not.toContain('"level":"error"');
    },
    60_000,
  );

  it.each(OWN_VARIABLES)(
    '%s says which variable it misses',
    async (service, variables) => {
      const [missing = 'DATABASE_URL'] = Object.keys(variables);
      const env = { ...environment(variables), [missing]: '' };
      await expect(start(service, env, /application successfully started/)).rejects.toThrow(
        new RegExp(`ended with 1:\\n.*${missing}: `, 's'),
      );
    },
    60_000,
  );
});
