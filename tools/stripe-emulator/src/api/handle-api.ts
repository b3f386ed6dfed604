import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Account, newId } from '../account/account';
import type { StateFile } from '../account/state-file';
import { API_VERSION } from '../shapes/event';
import { parseForm } from './form';
import { BodyTooLarge, readBody } from './http-body';
import { earlierReply, fingerprintOf, keepReply } from './idempotency';
import { route } from './routes';
import { StripeApiError } from './stripe-error';

interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Answers one request to the API: JSON in Stripe's shapes, never an exception. */
export async function handleApi(
  { account, file, secretKey }: { account: Account; file: StateFile; secretKey: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let reply: Reply;
  try {
    checkKey(request.headers.authorization, secretKey);
    const body = await readBody(request);
    reply = carryOut(account, request, body);
    if (request.method !== 'GET') await file.save();
  } catch (error) {
    reply = refusal(error);
  }
  response.writeHead(reply.status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': API_VERSION,
    ...reply.headers,
  });
  response.end(JSON.stringify(reply.body));
}

function checkKey(authorization: string | undefined, secretKey: string): void {
  if (authorization === `Bearer ${secretKey}`) return;
  const message = authorization
    ? `Invalid API Key provided: ${authorization.replace(/^Bearer /, '').slice(0, 8)}****`
    : 'You did not provide an API key.';
  throw new StripeApiError(401, { type: 'invalid_request_error', message });
}

function carryOut(account: Account, request: IncomingMessage, body: string): Reply {
  const url = new URL(request.url ?? '/', 'http://emulator');
  const method = request.method ?? 'GET';
  const call = {
    method,
    path: url.pathname,
    parameters: parseForm(method === 'GET' ? url.search.slice(1) : body),
  };
  const key = request.headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return { status: 200, body: route(account, call) };

  const headers = { 'idempotency-key': key };
  const fingerprint = fingerprintOf(method, url.pathname, body);
  const earlier = earlierReply(account.state.replies, key, fingerprint);
  if (earlier) {
    return {
      status: earlier.status,
      body: earlier.body,
      headers: { ...headers, 'idempotent-replayed': 'true' },
    };
  }
  const reply = { status: 200, body: route(account, call) };
  keepReply(account.state.replies, key, { ...reply, fingerprint, created: account.now() });
  return { ...reply, headers };
}

function refusal(error: unknown): Reply {
  if (error instanceof StripeApiError) return { status: error.status, body: { error: error.body } };
  if (error instanceof BodyTooLarge) {
    return {
      status: 413,
      body: { error: { type: 'invalid_request_error', message: 'The request is too large.' } },
    };
  }
  console.error('The Stripe emulator failed', error);
  return {
    status: 500,
    body: { error: { type: 'api_error', message: 'The emulator failed; see its log.' } },
  };
}
