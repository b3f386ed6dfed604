import type { GraphQLDataSource } from '@apollo/gateway';
import type { ServiceName } from '@colophon/contracts';
import type { RequestContext } from '@colophon/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How the gateway reaches one service: in the same process, or over HTTP. */
export interface ServiceConnection {
  dataSource: GraphQLDataSource<RequestContext>;
  /** Hands a plain HTTP request to the service as it came, body unread, and its reply back as it comes. */
  forward(request: FastifyRequest, reply: FastifyReply, path: string): void;
}

export type ServiceConnections = Record<ServiceName, ServiceConnection>;
