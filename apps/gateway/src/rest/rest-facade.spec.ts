import { Clock, TokenConfig, TokenVerifier } from '@colophon/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { restFacade } from './rest-facade';

const POPULAR = '/books/popular';

describe('a call that may be kept', () => {
  let app: FastifyInstance;
  let asked: number;

  beforeEach(async () => {
    asked = 0;
    const clock = new Clock();
    app = fastify();
    await app.register(restFacade, {
      clock,
      verifier: new TokenVerifier(new TokenConfig(), clock),
      forwarded: [],
      execute: async () => {
        asked += 1;
        return { data: { popularBooks: { books: [], asked } } };
      },
    });
  });

  afterEach(() => app.close());

  const get = (headers: Record<string, string> = {}, url = POPULAR) => app.inject({ url, headers });

  it('is answered once for those who ask in a row, and says for how long', async () => {
    const replies = [await get(), await get()];
    expect(asked).toBe(1);
    expect(replies[1]?.json()).toEqual({ books: [], asked: 1 });
    expect(replies[0]?.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=[45]$/),
      vary: 'authorization',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('is not sent again to those who have it', async () => {
    const { etag } = (await get()).headers;
    const again = await get({ 'if-none-match': `"other", W/${String(etag)}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['with a token, even one that is none', { authorization: 'Bearer none' }],
    ['to reload', { 'cache-control': 'no-cache' }],
  ])('is answered anew for those who ask %s', async (_how, headers) => {
    await get();
    const replies = [await get(headers), await get(headers)];
    expect(asked).toBe(3);
    for (const reply of replies) expect(reply.headers).not.toHaveProperty('etag');
    expect((await get()).json()).toEqual({ books: [], asked: 1 });
  });

  it('is kept by its whole address', async () => {
    await get();
    await get({}, `${POPULAR}?page=2`);
    expect(asked).toBe(2);
  });

  it('refuses what is out of order every time', async () => {
    expect((await get({}, `${POPULAR}?page=x`)).statusCode).toBe(400);
    expect(asked).toBe(0);
  });
});
