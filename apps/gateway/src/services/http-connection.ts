import { RemoteGraphQLDataSource, type GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import type { GatewayGraphQLResponse } from '@apollo/server-gateway-interface';
import { REFRESH_COOKIE, Unavailable, type RequestContext } from '@colophon/service-kit';
import { Logger } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import type { ServiceConnection } from './service-connection';

const TIMEOUT_MS = 10_000;
const logger = new Logger('Services');

type ResponseArguments = Parameters<
  NonNullable<RemoteGraphQLDataSource<RequestContext>['didReceiveResponse']>
>[0];
type RequestArguments = GraphQLDataSourceProcessOptions<RequestContext>;

/** Connects to a service that runs as a process of its own. */
export function connectOverHttp(url: string): ServiceConnection {
  return {
    dataSource: new HttpDataSource(url),
    forward(_request, reply, path) {
      reply.from(new URL(path, url).href);
    },
  };
}

class HttpDataSource extends RemoteGraphQLDataSource<RequestContext> {
  constructor(serviceUrl: string) {
    super({
      url: new URL('/graphql', serviceUrl).href,
      fetcher: (address, options) =>
        fetch(address, { ...(options as RequestInit), signal: AbortSignal.timeout(TIMEOUT_MS) }),
    });
  }

  /** Errors of the graph come in the answer; what is thrown here, with addresses in it, is for the operator. */
  override async process(options: RequestArguments): Promise<GatewayGraphQLResponse> {
    try {
      return await super.process(options);
    } catch (error) {
      logger.warn({ message: 'A service gave no answer', url: this.url, error: String(error) });
      const { message, extensions } = new Unavailable();
      throw new GraphQLError(message, { extensions });
    }
  }

  override willSendRequest({ request, context }: RequestArguments): void {
    const { accessToken, refreshToken, clientAddress, traceparent } = context as RequestContext;
    if (!traceparent) return;
    request.http?.headers.set('traceparent', traceparent);
    request.http?.headers.set('x-forwarded-for', clientAddress);
    if (accessToken) request.http?.headers.set('authorization', `Bearer ${accessToken}`);
    if (refreshToken) request.http?.headers.set('cookie', `${REFRESH_COOKIE}=${refreshToken}`);
  }

  override didReceiveResponse({ response, context }: ResponseArguments): typeof response {
    const cookie = response.http?.headers.get('set-cookie');
    if (cookie) context.responseCookies.push(cookie);
    return response;
  }
}
