import { fastifyApolloHandler } from '@as-integrations/fastify';
import {
  Clock,
  continueTrace,
  createRequestContext,
  GRACEFUL_STOP,
  letConnectionsLeave,
  runWithTrace,
  TokenConfig,
  TokenVerifier,
} from '@colophon/service-kit';
import replyFrom from '@fastify/reply-from';
import fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { FORWARDED_ROUTES, forwardedRoutes } from './forwarded-routes';
import { startGraphqlServer } from './graphql-server';
import { answerError, answerUnknownRoute, refuseGraphqlRequest } from './request-errors';
import { OperationExecutor } from './rest/operation-executor';
import { restFacade } from './rest/rest-facade';
import { securityHeaders } from './security-headers';
import type { ServiceConnections } from './services/service-connection';
import { webApp } from './web-app';

const BODY_LIMIT_BYTES = 100_000;
/** How long a client may take to send its request whole. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface GatewayOptions {
  services: ServiceConnections;
  /** Where the built web app lies. */
  webFolder: string;
}

/** The one address that browsers see: /graphql, /api, and the web app. */
export async function createGateway({ services, webFolder }: GatewayOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...GRACEFUL_STOP,
    trustProxy: false,
    frameworkErrors: answerError,
  });
  letConnectionsLeave(app);
  const clock = new Clock();
  const verifier = new TokenVerifier(new TokenConfig(), clock);
  const executor = new OperationExecutor(services);
  const server = await startGraphqlServer(services, executor.onPlan);
  app.addHook('onRequest', (request, _reply, done) => {
    request.headers.traceparent = continueTrace(request.headers.traceparent);
    runWithTrace(request.headers.traceparent as string, done);
  });
  app.setErrorHandler(answerError);
  acceptJsonOnly(app);
  securityHeaders(app);
  await app.register(replyFrom);
  await app.register(forwardedRoutes, services);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => ({ status: 'ok' }));
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    handler: fastifyApolloHandler(server, {
      context: (request) => createRequestContext(request, verifier).catch(refuseGraphqlRequest),
    }),
  });
  await app.register(
    async (api) => {
      api.setNotFoundHandler(answerUnknownRoute);
      const execute = executor.executeOn(server);
      await restFacade(api, { execute, verifier, clock, forwarded: forwardedBelowApi() });
    },
    { prefix: '/api' },
  );
  if (existsSync(webFolder)) await app.register(webApp, { folder: webFolder });
  else app.setNotFoundHandler(answerUnknownRoute);
  app.addHook('onClose', () => server.stop());
  return app;
}

function forwardedBelowApi(): { method: string; path: string }[] {
  return FORWARDED_ROUTES.filter(({ path }) => path.startsWith('/api/')).map(({ method, path }) => ({
    method,
    path: path.slice('/api'.length),
  }));
}

/**
 * A POST without input may come with the JSON content type and no body at all. Plain text, which a page of any site
 * may send here without asking, is no input.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, String(body), done);
  });
}
