import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const PASSWORD = 'sun and moon';
const POLL_MS = 50;
const PATIENCE_MS = 20_000;
/** Connections that stay open, one for each learner, as browsers have them. */
const agent = new Agent({ keepAlive: true });

/** A learner with a subscription, made through the interface alone. */
export async function signUp(url) {
  const email = `bench-${randomUUID()}@example.org`;
  await call(url, 'POST', '/api/auth/register', { email, password: PASSWORD });
  const verificationCode = await until(async () => {
    const messages = await fetch(`${url}/dev/mail/messages?to=${email}`).then((response) => response.json());
    return /\b\d{6}\b/.exec(messages[0]?.text)?.[0];
  });
  await call(url, 'POST', '/api/auth/verify-email', { email, verificationCode });
  const { accessToken } = await call(url, 'POST', '/api/auth/login', { email, password: PASSWORD });
  const { url: checkout } = await call(
    url,
    'POST',
    '/api/billing/create-checkout-session',
    undefined,
    accessToken,
  );
  await fetch(checkout, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'paid' }),
  });
  const { user } = await call(url, 'GET', '/api/auth/me', undefined, accessToken);
  return { id: user.id, accessToken };
}

/** Starts an exam once the subscription has reached the exam service, or the last exam its grade. */
export async function startExam(url, { accessToken }, bookId) {
  return until(async () => {
    const response = await send(url, 'POST', '/api/exams/start', { bookId }, accessToken);
    return response.status === 201 ? JSON.parse(response.text).sessionId : undefined;
  });
}

/** Sits one whole exam, each answer saved on its own. @returns the duration of each request in milliseconds */
export async function sitExam(url, learner, bookId) {
  const durations = [];
  const timed = async (...request) => {
    const startedAt = performance.now();
    const result = await call(url, ...request, learner.accessToken);
    durations.push(performance.now() - startedAt);
    return result;
  };
  const sessionId = await startExam(url, learner, bookId);
  const { items } = await timed('GET', `/api/exams/${sessionId}`, undefined);
  for (const { id: itemId, type } of items) {
    const answer = type === 'mcq' ? { mcqIndex: 0 } : { openAnswerText: 'He wins who knows when to fight.' };
    await timed('POST', `/api/exams/${sessionId}/answer`, { itemId, ...answer });
  }
  await timed('POST', `/api/exams/${sessionId}/finalize`, undefined);
  return durations;
}

/** @throws unless the reply is a success. @returns its JSON, if any */
export async function call(url, method, path, body, accessToken) {
  const { status, text } = await send(url, method, path, body, accessToken);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** Plain node:http: a client that costs the machine much would be measured along with the server. */
function send(url, method, path, body, accessToken) {
  const payload = body && JSON.stringify(body);
  const headers = {
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
  return new Promise((done, fail) => {
    const sent = request(url + path, { method, headers, agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', fail);
      response.once('end', () =>
        done({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.once('error', fail).end(payload);
  });
}

/** Waits for something that happens elsewhere, by asking again and again. */
export async function until(check) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`Waited ${PATIENCE_MS / 1000} s for nothing`);
    await new Promise((wake) => setTimeout(wake, POLL_MS));
  }
}
