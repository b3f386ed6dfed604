import { SERVICES } from '@colophon/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { createGateway } from './gateway';
import type { ServiceConnection, ServiceConnections } from './services/service-connection';

const PROBLEM = 'application/problem+json; charset=utf-8';

describe('the gateway', () => {
  let gateway: FastifyInstance;
  let asked: string[];

  /** Services that note what they are asked and know nothing. */
  function silentServices(): ServiceConnections {
    const connection: ServiceConnection = {
      dataSource: {
        async process({ request }) {
          asked.push(request.query ?? '');
          return { data: {} };
        },
      },
      forward: () => undefined,
    };
    return Object.fromEntries(SERVICES.map((service) => [service, connection])) as ServiceConnections;
  }

  beforeAll(async () => {
    process.env.JWKS_URL = 'http://127.0.0.1:1/jwks.json';
    gateway = await createGateway({ services: silentServices(), webFolder: '/nowhere' });
  });

  beforeEach(() => {
    asked = [];
  });

  afterAll(async () => {
    await gateway.close();
    delete process.env.JWKS_URL;
  });

  function graphql(query: string, headers: Record<string, string> = {}) {
    return gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  }

  const json = { 'content-type': 'application/json' };

  it.each<[string, InjectOptions, number]>([
    ['an address that is no text', { url: '/api/books/slug/%ff' }, 400],
    [
      'plain text',
      { method: 'POST', url: '/api/auth/logout', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
    ],
    ['a wrong method', { method: 'OPTIONS', url: '/api/auth/login' }, 405],
    [
      'a key that would change prototypes',
      { method: 'POST', url: '/api/auth/login', headers: json, payload: '{"__proto__":{"a":1}}' },
      400,
    ],
    ['an unknown address', { method: 'POST', url: '/nothing' }, 404],
    ['an unknown method of /graphql', { method: 'DELETE', url: '/graphql' }, 404],
    ['a forged token', { url: '/api/auth/me', headers: { authorization: 'Bearer a.b.c' } }, 401],
  ])('answers %s with problem details', async (_what, request, status) => {
    const response = await gateway.inject(request);
    expect({ status: response.statusCode, type: response.headers['content-type'] }).toEqual({
      status,
      type: PROBLEM,
    });
    expect(response.json()).toMatchObject({ status, errors: expect.anything() });
    expect(asked).toEqual([]);
  });

  it.each(['/api/books/popular?page=x', '/api/docs', '/graphql', '/nothing', '/health/live'])(
    'tells browsers how careful to be with %s',
    async (url) => {
      const { headers } = await gateway.inject({ url });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'self'.*script-src 'self'/),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      });
    },
  );

  it('says that it is not available, in every way, while the keys of tokens cannot be had', async () => {
    const header = Buffer.from('{"alg":"EdDSA","kid":"1"}').toString('base64url');
    const authorization = `Bearer ${header}.e30.c2ln`;
    const rest = await gateway.inject({ url: '/api/auth/me', headers: { authorization } });
    expect(rest.statusCode).toBe(503);
    expect(rest.headers['retry-after']).toMatch(/^\d+$/);
    const { errors } = (await graphql('{ me { id } }', { authorization })).json();
    expect(errors).toEqual([
      {
        message: expect.stringMatching(/^Colophon cannot be reached/),
        extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 5 },
      },
    ]);
  });

  it('tells callers nothing of the machinery in a refusal', async () => {
    const { errors } = (await graphql('{ nothing }')).json();
    expect(errors[0].extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it.each([
    ['an operation that the document has not', { query: 'query A { me { id } }', operationName: 'B' }],
    ['which operation it should be', { query: 'query A { me { id } } query B { me { id } }' }],
    ['variables that are no object', { query: '{ me { id } }', variables: 'x' }],
    ['a query that is no text', { query: { a: 1 } }],
  ])('answers 400 to a request that does not say properly: %s', async (_what, payload) => {
    const response = await gateway.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join(' ');
  const logins = (count: number) =>
    `mutation { ${many(count, (n) => `l${n}: login(email: "a@b.org", password: "x") { __typename }`)} }`;
  const doubling = many(40, (n) => `fragment F${n} on Book { ...F${n + 1} ...F${n + 1} }`);
  const spreading = (last: string) =>
    `{ book(id: "a") { ...F0 } } ${doubling} fragment F40 on Book { ${last} }`;

  it.each([
    ['a thousand logins', logins(1000), /1000 tokens/],
    ['a dozen logins', logins(12), /10 root fields at most/],
    ['one field hundreds of times', `{ ${many(200, () => 'me { id }')} }`, /10 root fields at most/],
    [
      'many aliases',
      `{ book(id: "a") { ${many(20, (n) => `a${n}: chapters { id }`)} } }`,
      /15 aliases at most/,
    ],
    [
      'lists in circles',
      '{ book(id: "a") { chapters { book { chapters { book { chapters { id } } } } } } }',
      /2 lists/,
    ],
    ['a fragment doubled 40 times', spreading('id'), /500 fields at most/],
    ['fragments in a circle', spreading('...F0 ...F0'), /500 fields at most/],
    ['a fragment of itself', '{ book(id: "a") { ...F } } fragment F on Book { ...F }', /Cannot spread/],
    [
      'introspection in circles',
      '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
      /introspection depth/i,
    ],
  ])('refuses %s before any service is asked, at once', async (_what, query, reason) => {
    const startedAt = performance.now();
    const response = await graphql(query);
    expect(performance.now() - startedAt).toBeLessThan(500);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].message).toMatch(reason);
    expect(response.json().data).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('refuses a batch of operations', async () => {
    const payload = [{ query: '{ me { id } }' }, { query: '{ me { id } }' }];
    const response = await gateway.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('refuses what another site could make a browser send', async () => {
    const query = new URLSearchParams({ query: 'mutation { logout }' });
    const asPage = await gateway.inject({ url: `/graphql?${query}` });
    const asForm = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: query.toString(),
    });
    expect([asPage.statusCode, asForm.statusCode]).toEqual([400, 415]);
    expect(asked).toEqual([]);
  });

  it('answers the introspection that tools begin with', async () => {
    const { data } = (await graphql(getIntrospectionQuery())).json();
    expect(data.__schema.queryType).toEqual({ name: 'Query', kind: 'OBJECT' });
  });
});
