import {
  type Clock,
  createRequestContext,
  PROBLEM_JSON,
  problemDetails,
  type TokenVerifier,
} from '@colophon/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall, type Answer } from './answer-call';
import { REST_CALLS } from './calls';
import { renderOpenApi } from './open-api';
import type { ExecuteOperation } from './operation-executor';
import { PublicCache, type KeptReply } from './public-cache';
import type { RestCall } from './rest-call';

const JSON_TYPE = 'application/json; charset=utf-8';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export interface RestFacadeOptions {
  execute: ExecuteOperation;
  verifier: TokenVerifier;
  clock: Clock;
  /** Paths below /api that a service answers itself, by method. */
  forwarded: readonly { method: string; path: string }[];
}

/** Serves the table of calls; every row is a route, and what is no row is 404 or 405. */
export async function restFacade(app: FastifyInstance, options: RestFacadeOptions): Promise<void> {
  const known = [...REST_CALLS, ...options.forwarded];
  const cache = new PublicCache(options.clock);
  for (const call of REST_CALLS) {
    const answer = answering(call, options);
    const { method, path, cacheSeconds } = call;
    const url = fastifyPath(path);
    app.route({
      method,
      url,
      handler: cacheSeconds ? cached(cacheSeconds, answer, cache) : uncached(answer),
    });
  }
  for (const path of new Set(known.map((call) => call.path))) {
    const allowed = known.filter((call) => call.path === path).map(({ method }) => method);
    refuseOtherMethods(app, path, allowed);
  }
  app.get('/docs', async () => renderOpenApi(REST_CALLS));
}

type AnswerRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

function answering(call: RestCall, { execute, verifier }: RestFacadeOptions): AnswerRequest {
  return async (request, reply) => {
    const context = await createRequestContext(request, verifier);
    const answer = await answerCall(execute, call, inputOf(request), context);
    for (const cookie of context.responseCookies) void reply.header('set-cookie', cookie);
    return answer;
  };
}

function uncached(answer: AnswerRequest): Handler {
  return async (request, reply) => send(reply, await answer(request, reply));
}

/** Who sends a token, or asks for no cached reply as browsers do to reload, gets one of their own. */
function cached(seconds: number, answer: AnswerRequest, cache: PublicCache): Handler {
  return async (request, reply) => {
    void reply.header('vary', 'authorization');
    const { authorization, 'cache-control': wish } = request.headers;
    if (authorization !== undefined || wish === 'no-cache') return send(reply, await answer(request, reply));
    const kept = await cache.reply(request.url, seconds, () => answer(request, reply));
    if (kept.kind === 'failure') send(reply, kept);
    else sendKept(request, reply, kept);
  };
}

function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, secondsLeft }: KeptReply,
): void {
  void reply.header('cache-control', `public, max-age=${secondsLeft}`).header('etag', etag);
  if (knownTags(request).includes(etag)) void reply.status(304).send();
  else void reply.header('content-type', JSON_TYPE).send(body);
}

function knownTags({ headers }: FastifyRequest): string[] {
  return headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
}

/** The path wins over the body, so that nobody is talked into acting on another object than the address says. */
function inputOf({ params, query, body }: FastifyRequest): Record<string, unknown> {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...(query as object), ...fields, ...(params as object) };
}

function send(reply: FastifyReply, answer: Answer): void {
  if (answer.kind === 'success') {
    void reply.status(answer.status).send(answer.status === 204 ? undefined : answer.body);
    return;
  }
  if (answer.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(answer.retryAfterSeconds));
  void reply
    .status(answer.problem.status)
    .header('content-type', PROBLEM_JSON)
    .send(JSON.stringify(answer.problem));
}

function refuseOtherMethods(app: FastifyInstance, path: string, allowed: string[]): void {
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url: fastifyPath(path),
    handler: async (_request, reply) => {
      const problem = problemDetails(405, `Use ${allowed.join(' or ')} here.`);
      void reply.header('allow', allowed.join(', ')).status(405).header('content-type', PROBLEM_JSON);
      return JSON.stringify(problem);
    },
  });
}

function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
