import { ApolloGateway, type Experimental_DidResolveQueryPlanCallback } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { ServiceName } from '@colophon/contracts';
import { INTERNAL_MESSAGE, isErrorCode, toPublicError, type RequestContext } from '@colophon/service-kit';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationLimits } from './operation-limits';
import type { ServiceConnections } from './services/service-connection';

const SUPERGRAPH = join(__dirname, '../supergraph.graphql');
const MAX_TOKENS = 1000;
/** Codes of Apollo Server for requests that the client has to mend. */
const REQUEST_CODES = /^(GRAPHQL_|BAD_REQUEST|PERSISTED_QUERY|OPERATION_)/;

/** The one graph of all services; it needs none of them to be up in order to start. */
export async function startGraphqlServer(
  services: ServiceConnections,
  onPlan: Experimental_DidResolveQueryPlanCallback,
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: new ApolloGateway({
      supergraphSdl: readFileSync(SUPERGRAPH, 'utf8'),
      buildService: ({ name }) => services[name as ServiceName].dataSource,
      experimental_didResolveQueryPlan: onPlan,
      logger: apolloLogger,
    }),
    plugins: [ApolloServerPluginLandingPageDisabled(), refuseUnknownOperation, sendResponseCookies],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [operationLimits],
    persistedQueries: false,
    formatError,
    logger: apolloLogger,
  });
  await server.start();
  return server;
}

const logger = new Logger('Apollo');

/** Apollo tells of every start and every client's mistake; only what an operator has to act on is passed on. */
const apolloLogger = {
  debug: () => undefined,
  info: () => undefined,
  warn: (message: unknown) => logger.warn(message),
  error: (message: unknown) => logger.error(message),
};

/** Lets through what services and Apollo say to callers; anything else is logged and masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (!(error instanceof GraphQLError)) {
    logger.error(error);
    return { message: INTERNAL_MESSAGE, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  }
  const { serviceName: _, ...extensions } = formatted.extensions ?? {};
  const { code } = error.extensions;
  if (isErrorCode(code) || code === 'INTERNAL_SERVER_ERROR' || REQUEST_CODES.test(String(code))) {
    return { ...formatted, extensions };
  }
  return toPublicError(error);
}

const sendResponseCookies: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response }) {
        for (const cookie of contextValue.responseCookies) response.http.headers.set('set-cookie', cookie);
      },
    };
  },
};

/** Apollo Gateway fails, instead of refusing, where a request names no operation of its document. */
const refuseUnknownOperation: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation) return;
        throw new GraphQLError('Name one of the operations in the document as operationName.', {
          extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
        });
      },
    };
  },
};
