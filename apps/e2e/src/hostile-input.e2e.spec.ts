import fc from 'fast-check';
import { startEmbeddedColophon, type EmbeddedColophon } from './colophon/embedded-colophon';
import { BOOK_ID } from './journey/answer-key';
import { Learner } from './journey/learner';

const RUNS = 1000;
/** Node itself refuses an address of 16 kB. */
const LONGEST_IN_ADDRESS = 500;
const SEED = 20_251_121;
const PROBLEM = 'application/problem+json; charset=utf-8';

interface Call {
  method: string;
  path: string;
  /** Names of what it reads from its body. */
  fields: string[];
}

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
}

const halves = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 });
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  halves.map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    '../..',
    '%00',
    "'; drop table books;--",
  ),
  fc.constantFrom('<script>alert(1)</script>', '${7*7}', '\r\nBcc: all@example.org', 'x'.repeat(12_000)),
  fc.constantFrom(BOOK_ID, `${BOOK_ID}.01`, `${BOOK_ID}.01.s1`, '00000000-0000-4000-8000-000000000000'),
);
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 2 ** 31, 2 ** 53, 1e308));
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: number },
  fc.jsonValue(),
  fc.constantFrom(null, true, [], {}, [[]], { toString: 1 }),
);

describe('whatever is sent to /api', () => {
  let colophon: EmbeddedColophon;
  let learner: Learner;
  let calls: Call[];

  beforeAll(async () => {
    colophon = await startEmbeddedColophon();
    learner = await Learner.signUp(colophon);
    calls = readCalls((await learner.api.get<OpenApi>('/docs')).body);
  }, 180_000);

  afterAll(async () => {
    await colophon.stop();
  });

  it('is answered, or refused in problem details; never with a failure of ours', async () => {
    const request = fc.record({
      call: fc.constantFrom(...calls),
      parameter: text,
      values: fc.array(value, { minLength: 9, maxLength: 9 }),
      whole: fc.option(value, { freq: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ call, parameter, values, whole }) => {
        const fields = Object.fromEntries(call.fields.map((name, index) => [name, values[index]]));
        const address = addressOf(call, parameter);
        const response = await learner.api.send(call.method, address, bodyOf(call, whole ?? fields));
        const reply = await response.text();
        expect(response.status).toBeLessThan(500);
        if (response.status < 400) return;
        expect(response.headers.get('content-type')).toBe(PROBLEM);
        expect(JSON.parse(reply)).toMatchObject({ status: response.status, message: expect.any(String) });
        expect(reply).not.toMatch(/node_modules|\.js:\d+|select |insert |relation "/i);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  }, 240_000);
});

function readCalls({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema as { properties?: object } | undefined;
      return { method: method.toUpperCase(), path, fields: Object.keys(schema?.properties ?? {}) };
    }),
  );
}

function addressOf({ method, path }: Call, parameter: string): string {
  const wellFormed = Buffer.from(parameter.slice(0, LONGEST_IN_ADDRESS)).toString();
  const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed) || '%20');
  return method === 'GET'
    ? `${filled}?${new URLSearchParams({ page: wellFormed, ['__proto__']: 'x' })}`
    : filled;
}

function bodyOf({ method }: Call, body: unknown): unknown {
  return method === 'GET' ? undefined : body;
}
