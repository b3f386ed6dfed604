import { SERVICES } from '@colophon/contracts';
import { Unavailable } from '@colophon/service-kit';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { createGateway } from '../gateway';
import type { ServiceConnections } from '../services/service-connection';

const RELOAD = { 'cache-control': 'no-cache' };

interface Fetch {
  service: string;
  query: string;
  variables: unknown;
}

describe('an operation of the table', () => {
  let gateway: FastifyInstance;
  let fetches: Fetch[];
  let answer: () => unknown;

  beforeAll(async () => {
    const connections = SERVICES.map((service) => {
      const process = async ({ request: { query, variables } }: { request: Omit<Fetch, 'service'> }) => {
        fetches.push({ service, query, variables });
        return answer();
      };
      return [service, { dataSource: { process }, forward: () => undefined }];
    });
    gateway = await createGateway({
      services: Object.fromEntries(connections) as ServiceConnections,
      webFolder: '/nowhere',
    });
  });

  beforeEach(() => {
    fetches = [];
    answer = () => ({ data: { bookBySlug: { __typename: 'Book', id: 'a', title: 'A' } } });
  });

  afterAll(() => gateway.close());

  const askTwice = async (url = '/api/books/slug/a') => [
    await gateway.inject({ url, headers: RELOAD }),
    await gateway.inject({ url, headers: RELOAD }),
  ];

  it('asks a service the same at the first and at any later time', async () => {
    await askTwice();
    expect(fetches).toHaveLength(2);
    expect(fetches[1]).toEqual({ ...fetches[0], service: 'catalogue', variables: { slug: 'a' } });
  });

  it('asks only the catalogue for visitors', async () => {
    answer = () => ({ data: { popularBooks: { books: [], pagination: {} } } });
    await askTwice('/api/books/popular?pageSize=3');
    expect(fetches.map(({ service }) => service)).toEqual(['catalogue', 'catalogue']);
    expect(fetches[1]?.variables).toEqual({ page: 1, pageSize: 3 });
  });

  it('tells a failure that a service reports alike, whichever way it came', async () => {
    const { message, extensions } = new Unavailable();
    answer = () => ({ data: null, errors: [{ message, extensions }] });
    const replies = await askTwice();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
  });

  it('tells that a service is away alike, whichever way it came', async () => {
    answer = () => {
      const { message, extensions } = new Unavailable();
      throw new GraphQLError(message, { extensions });
    };
    const replies = await askTwice();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
  });

  it('tells nothing of a defect', async () => {
    answer = () => {
      throw new Error('select secret from insides');
    };
    for (const reply of await askTwice()) {
      expect(reply.statusCode).toBe(500);
      expect(reply.body).not.toMatch(/secret/);
    }
  });
});
