import type { ServiceName } from '@colophon/contracts';
import { DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ApolloFederationDriver, type ApolloFederationDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import { AccessGuard } from './access';
import { Clock } from './clock';
import { DependencyChecks } from './dependency-checks';
import { HealthController } from './health.controller';
import { ProblemDetailsFilter } from './problem-details';
import { toPublicError } from './public-error';
import { createRequestContext, type IncomingRequest, type RequestContext } from './request-context';
import { TokenConfig, TokenVerifier } from './token-verifier';

export const SERVICE_NAME = Symbol('service name');

export interface ServiceOptions {
  service: ServiceName;
  /** Path of the service's hand-written SDL. */
  schemaPath: string;
}

/** What every service shares: its subgraph, access rules, errors, health. */
@Global()
@Module({})
export class ServiceKitModule {
  static forService({ service, schemaPath }: ServiceOptions): DynamicModule {
    return {
      module: ServiceKitModule,
      imports: [subgraph(schemaPath)],
      controllers: [HealthController],
      providers: [
        { provide: SERVICE_NAME, useValue: service },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemDetailsFilter },
        Clock,
        DependencyChecks,
        TokenConfig,
        TokenVerifier,
      ],
      exports: [SERVICE_NAME, Clock, DependencyChecks, TokenVerifier],
    };
  }
}

function subgraph(schemaPath: string): DynamicModule {
  return GraphQLModule.forRootAsync<ApolloFederationDriverConfig>({
    driver: ApolloFederationDriver,
    inject: [TokenVerifier],
    useFactory: (verifier: TokenVerifier) => ({
      typePaths: [schemaPath],
      playground: false,
      fieldResolverEnhancers: ['guards'],
      includeStacktraceInErrorResponses: false,
      plugins: [sendResponseCookies, ApolloServerPluginInlineTraceDisabled()],
      context: (request: IncomingRequest) => createRequestContext(request, verifier),
      formatError: (formatted, error) => (error instanceof GraphQLError ? toPublicError(error) : formatted),
    }),
  });
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
