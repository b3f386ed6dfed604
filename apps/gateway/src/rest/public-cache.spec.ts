import { FixedClock } from '@colophon/testing';
import type { Answer } from './answer-call';
import { PublicCache } from './public-cache';

const URL = '/api/books/popular';
const SECONDS = 5;

describe('a cache of public replies', () => {
  let clock: FixedClock;
  let cache: PublicCache;
  let made: number;

  beforeEach(() => {
    clock = new FixedClock(new Date('2026-01-01T00:00:00Z'));
    cache = new PublicCache(clock);
    made = 0;
  });

  async function success(): Promise<Answer> {
    made += 1;
    return { kind: 'success', status: 200, body: { made } };
  }

  async function failure(): Promise<Answer> {
    made += 1;
    return { kind: 'failure', problem: { status: 404 } } as Answer;
  }

  async function ask(url = URL, answer = success) {
    const reply = await cache.reply(url, SECONDS, answer);
    return reply.kind === 'kept' ? { ...reply, body: reply.body.toString() } : reply;
  }

  it('gives the same reply until its time is over, and not a moment longer', async () => {
    const first = await ask();
    expect(first).toMatchObject({ body: '{"made":1}', secondsLeft: 5 });
    clock.advance(4.9);
    expect(await ask()).toEqual({ ...first, secondsLeft: 0 });
    clock.advance(0.1);
    expect(await ask()).toMatchObject({ body: '{"made":2}', secondsLeft: 5 });
  });

  it('counts the time from before the data was read', async () => {
    const slow = async () => {
      clock.advance(4);
      return success();
    };
    expect(await ask(URL, slow)).toMatchObject({ secondsLeft: 1 });
    clock.advance(1);
    expect(await ask()).toMatchObject({ body: '{"made":2}' });
  });

  it('has a tag for the bytes: the same while they are, another when they change', async () => {
    const constant = async (): Promise<Answer> => ({ kind: 'success', status: 200, body: 'as ever' });
    const tagOf = (reply: Awaited<ReturnType<typeof ask>>) =>
      reply.kind === 'kept' ? reply.etag : undefined;
    const [first, changed] = [tagOf(await ask(URL, constant)), tagOf(await ask('/other'))];
    clock.advance(SECONDS);
    expect(tagOf(await ask(URL, constant))).toBe(first);
    expect(changed).toMatch(/^"[\w-]{22}"$/);
    expect(changed).not.toBe(first);
  });

  it('answers once for all who ask at the same time', async () => {
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(made).toBe(1);
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  it('keeps no failure, nor what was thrown', async () => {
    expect(await ask(URL, failure)).toMatchObject({ kind: 'failure' });
    const broken = () => Promise.reject(new Error('away'));
    await expect(ask(URL, broken)).rejects.toThrow('away');
    expect(await ask()).toMatchObject({ body: '{"made":2}' });
  });

  it('keeps a bounded number of replies, the newest', async () => {
    for (let page = 1; page <= 201; page += 1) await ask(`${URL}?page=${page}`);
    await ask(`${URL}?page=201`);
    expect(made).toBe(201);
    await ask(`${URL}?page=1`);
    expect(made).toBe(202);
  });
});
