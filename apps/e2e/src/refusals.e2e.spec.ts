import { eventually } from '@colophon/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedColophon, type EmbeddedColophon } from './colophon/embedded-colophon';
import { BOOK_ID } from './journey/answer-key';
import { ApiClient } from './journey/api-client';
import { Learner } from './journey/learner';

describe('what /api refuses', () => {
  let colophon: EmbeddedColophon;
  let api: ApiClient;

  beforeAll(async () => {
    colophon = await startEmbeddedColophon();
    api = new ApiClient(colophon.url);
  }, 180_000);

  afterAll(async () => {
    await colophon.stop();
  });

  function send(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${colophon.url}/api${path}`, init);
  }

  const json = { 'content-type': 'application/json' };

  it('answers an unknown call with 404 problem details', async () => {
    const { status, headers, body } = await api.get('/nothing/here');
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 404,
      type: 'application/problem+json; charset=utf-8',
    });
    expect(body).toMatchObject({ status: 404, title: 'Not Found' });
  });

  it('answers an asset that is gone with 404, and any other address with the web app', async () => {
    const asset = await fetch(`${colophon.url}/assets/of-an-earlier-version.js`);
    const screen = await fetch(`${colophon.url}/book/the-art-of-war`);
    expect(asset.status).toBe(404);
    expect({ status: screen.status, type: screen.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
  });

  it('answers a wrong method with 405 and the right ones', async () => {
    const response = await send('/auth/login', { method: 'DELETE' });
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'POST',
    });
  });

  it.each([
    ['malformed JSON', { headers: json, body: '{"email":' }, 400],
    ['another content type', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }, 415],
    ['a body over 100 kB', { headers: json, body: JSON.stringify({ email: 'x'.repeat(101_000) }) }, 413],
  ])('answers %s with problem details', async (_what, init, status) => {
    const response = await send('/auth/login', { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, message: expect.stringMatching(/\.$/) });
  });

  it('tells a person who registers what to mend, in the specified words', async () => {
    const { status, body } = await api.post('/auth/register', { email: 'nobody', password: '12345' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      email: ['Invalid email address'],
      password: ['Password must be at least 6 characters'],
    });
  });

  it('tells a person with a wrong code what to do next', async () => {
    const { status, body } = await api.post<{ errors: Record<string, string[]> }>('/auth/verify-email', {
      email: 'nobody@example.org',
      verificationCode: '123456',
    });
    expect(status).toBe(400);
    expect(body.errors['']?.[0]).toMatch(/code/);
  });

  it.each([
    ['GET', '/auth/me'],
    ['GET', '/billing/subscription'],
    ['POST', '/exams/start'],
    ['GET', '/badges/my-badges'],
    ['GET', '/chapters/the-art-of-war.01'],
    ['POST', '/books/seed-sample-books'],
  ])('answers %s %s without a token, and with a forged one, with 401', async (method, path) => {
    for (const authorization of ['', 'Bearer a.b.c']) {
      const response = await send(path, { method, headers: { authorization } });
      expect(response.status).toBe(401);
    }
  });

  it('answers a webhook with a bad signature with 400', async () => {
    const response = await send('/billing/webhook', {
      method: 'POST',
      headers: { ...json, 'stripe-signature': 't=1,v1=00' },
      body: '{}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400 });
  });

  it('keeps one learner’s exam from another, and what was saved from bad answers', async () => {
    const [learner, other] = [await Learner.signUp(colophon), await Learner.signUp(colophon)];
    await learner.subscribe();
    const session = await learner.startExam(BOOK_ID);
    const mcq = session.items.find(({ type }) => type === 'mcq');
    const path = `/exams/${session.id}/answer`;
    await learner.api.post(path, { itemId: mcq?.id, mcqIndex: 1 });

    const statuses = async (client: ApiClient, answers: object[]) =>
      Promise.all(answers.map(async (answer) => (await client.post(path, answer)).status));
    expect(
      await statuses(learner.api, [
        { itemId: mcq?.id, mcqIndex: 99 },
        { itemId: mcq?.id, mcqIndex: 1.5 },
        { itemId: mcq?.id, openAnswerText: 'text' },
        { itemId: mcq?.id },
        { itemId: 'unknown', mcqIndex: 1 },
        { mcqIndex: 1 },
      ]),
    ).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await statuses(other.api, [{ itemId: mcq?.id, mcqIndex: 0 }])).toEqual([404]);
    expect((await other.api.get(`/exams/${session.id}`)).status).toBe(404);
    const { body } = await learner.api.get<typeof session>(`/exams/${session.id}`);
    expect(body.items.find(({ id }) => id === mcq?.id)?.answer).toMatchObject({ mcqIndex: 1 });
    const early = await learner.api.post(`/exams/${session.id}/finalize`);
    expect(early).toMatchObject({ status: 422, body: { itemIds: expect.arrayContaining([]) } });
    expect((await learner.api.get(`/exams/${session.id}/results`)).status).toBe(409);
  }, 60_000);

  it('says 503 with Retry-After while PostgreSQL is away, and goes on when it is back', async () => {
    const file = await readFile(join(colophon.dataDir, 'postgres/postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    const during = await api.get('/books/popular');
    expect([200, 503]).toContain(during.status);
    if (during.status === 503) expect(during.headers.get('retry-after')).toMatch(/^\d+$/);
    await eventually(async () => {
      expect((await api.get('/books/popular')).status).toBe(200);
    }, 30_000);
  }, 60_000);
});
