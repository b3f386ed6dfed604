import { Clock, DependencyChecks } from '@colophon/service-kit';
import { buildCaller, FixedClock, startService, type TestService } from '@colophon/testing';
import {
  type Answer,
  BILLING,
  CERTIFICATES,
  GatewayStandIn,
  GRADING,
  READY,
} from '../../test/gateway-stand-in';
import { statusDatabase } from '../database';
import type { Status } from '../generated/schema';
import { StatusModule } from '../status.module';

const STATUS = '{ status { overall timestamp checks { api database stripe openai storage pdf } } }';
const ALL_OK = { api: 'ok', database: 'ok', stripe: 'ok', openai: 'ok', storage: 'ok', pdf: 'ok' };

describe('the status', () => {
  let service: TestService;
  let gateway: GatewayStandIn;
  const clock = new FixedClock();

  beforeAll(async () => {
    gateway = await GatewayStandIn.listen();
    service = await startService(StatusModule, statusDatabase, {
      env: { GATEWAY_URL: `${gateway.url}/` },
      override: (builder) => builder.overrideProvider(Clock).useValue(clock),
    });
  });

  beforeEach(() => {
    gateway.answer();
    clock.advance(6);
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(async () => {
    await service.close();
    await gateway.close();
  });

  const ask = async (caller: ReturnType<typeof buildCaller> | null = null): Promise<Status> => {
    const { data, errors } = await service.graphql<{ status: Status }>(STATUS, {}, caller);
    expect(errors).toBeUndefined();
    return data.status;
  };

  it.each([
    ['a visitor', null],
    ['a reader', buildCaller()],
  ])('tells %s that all is well', async (_who, caller) => {
    expect(await ask(caller)).toEqual({
      overall: 'ok',
      timestamp: clock.now().toISOString(),
      checks: ALL_OK,
    });
  });

  it.each<[string, Record<string, Answer>, object]>([
    [
      'an API that is not ready',
      { [READY]: { status: 503 } },
      { overall: 'down', checks: { ...ALL_OK, api: 'down' } },
    ],
    [
      'a payment provider that is down',
      { [BILLING]: { body: { database: 'ok', stripe: 'down' } } },
      { overall: 'degraded', checks: { ...ALL_OK, stripe: 'down' } },
    ],
    [
      'a model that is slow',
      { [GRADING]: { body: { openai: 'degraded' } } },
      { overall: 'degraded', checks: { ...ALL_OK, openai: 'degraded' } },
    ],
    [
      'a service that is not there',
      { [CERTIFICATES]: { status: 502 } },
      { overall: 'degraded', checks: { ...ALL_OK, storage: 'down', pdf: 'down' } },
    ],
    [
      'a service that knows nothing of the matter',
      { [BILLING]: { body: { database: 'ok' } } },
      { overall: 'degraded', checks: { ...ALL_OK, stripe: 'down' } },
    ],
    [
      'answers that cannot be read',
      {
        [BILLING]: { body: '<html>' },
        [GRADING]: { body: ['ok'] },
        [CERTIFICATES]: { body: { storage: 'ok', pdf: 7 } },
      },
      { overall: 'degraded', checks: { ...ALL_OK, stripe: 'down', openai: 'down', pdf: 'down' } },
    ],
  ])('shows %s', async (_what, answers, expected) => {
    gateway.answer(answers);
    expect(await ask()).toMatchObject(expected);
  });

  it('waits for silence no longer than three seconds, for all at once', async () => {
    gateway.answer({ [READY]: 'silence', [BILLING]: 'silence', [CERTIFICATES]: 'silence' });
    const startedAt = performance.now();
    expect(await ask()).toMatchObject({
      overall: 'down',
      checks: { api: 'down', database: 'ok', stripe: 'down', openai: 'ok', storage: 'down', pdf: 'down' },
    });
    expect(performance.now() - startedAt).toBeLessThan(4500);
  });

  it('shows a database that does not answer', async () => {
    jest.spyOn(service.database, 'query').mockRejectedValue(new Error('connection refused'));
    expect(await ask()).toMatchObject({ overall: 'down', checks: { ...ALL_OK, database: 'down' } });
  });

  it('probes once for many who ask at once, and again only after five seconds', async () => {
    await Promise.all(Array.from({ length: 50 }, () => ask()));
    await ask();
    expect([...gateway.asked].sort()).toEqual([READY, BILLING, CERTIFICATES, GRADING].sort());
    gateway.answer({ [BILLING]: { body: { stripe: 'down' } } });
    clock.advance(4);
    expect((await ask()).checks.stripe).toBe('ok');
    clock.advance(1);
    expect((await ask()).checks.stripe).toBe('down');
  });

  it('shows every check as it is when nothing answers at all', async () => {
    const alone = await startService(StatusModule, statusDatabase, {
      env: { GATEWAY_URL: 'http://127.0.0.1:9' },
    });
    try {
      const { data } = await alone.graphql<{ status: Status }>(STATUS);
      expect(data.status).toMatchObject({
        overall: 'down',
        checks: { api: 'down', database: 'ok', pdf: 'down' },
      });
      expect(await alone.get(DependencyChecks).run()).toEqual({ database: 'ok' });
    } finally {
      await alone.close();
    }
  });
});
