import { SERVICES } from '@colophon/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createGateway } from './gateway';
import type { ServiceConnections } from './services/service-connection';

const PROBLEM = 'application/problem+json; charset=utf-8';

describe('the gateway', () => {
  let gateway: FastifyInstance;
  let asked: string[];

  /** Services that note what they are asked and know nothing. */
  function silentServices(): ServiceConnections {
    const connection = {
      dataSource: {
        process: async ({ request }: { request: { query?: string } }) => {
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
    [
      'a forged token',
      { url: '/api/auth/me', headers: { authorization: 'Bearer a.b.c' } },
      401,
    ],
  ])('answers %s with problem details', async (_what, request, status) => {
    const response = await gateway.inject(request);
    expect({ status: response.statusCode, type: response.headers['content-type'] }).toEqual({
      status,
      type: PROBLEM,
    });
    expect(response.json()).toMatchObject({ status, errors: expect.anything() });
    expect(asked).toEqual([]);
  });

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
});
