import type { ApolloServer } from '@apollo/server';
import {
  createRequestContext,
  PROBLEM_JSON,
  problemDetails,
  type RequestContext,
  type TokenVerifier,
} from '@colophon/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall, type Answer } from './answer-call';
import { REST_CALLS } from './calls';
import { renderOpenApi } from './open-api';
import type { RestCall } from './rest-call';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export interface RestFacadeOptions {
  server: ApolloServer<RequestContext>;
  verifier: TokenVerifier;
  /** Paths below /api that a service answers itself, by method. */
  forwarded: readonly { method: string; path: string }[];
}

/** Serves the table of calls; every row is a route, and what is no row is 404 or 405. */
export async function restFacade(app: FastifyInstance, options: RestFacadeOptions): Promise<void> {
  const known = [...REST_CALLS, ...options.forwarded];
  for (const call of REST_CALLS) {
    app.route({ method: call.method, url: fastifyPath(call.path), handler: handler(call, options) });
  }
  for (const path of new Set(known.map((call) => call.path))) {
    const allowed = known.filter((call) => call.path === path).map(({ method }) => method);
    refuseOtherMethods(app, path, allowed);
  }
  app.get('/docs', async () => renderOpenApi(REST_CALLS));
}

function handler(call: RestCall, { server, verifier }: RestFacadeOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = await createRequestContext(request, verifier);
    const answer = await answerCall(server, call, inputOf(request), context);
    for (const cookie of context.responseCookies) void reply.header('set-cookie', cookie);
    send(reply, answer);
  };
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
