import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { InProcessDataSource } from './in-process-data-source';
import type { ServiceConnection } from './service-connection';

/** Connects to a service that was booted in this process and listens nowhere. */
export function connectInProcess(app: NestFastifyApplication): ServiceConnection {
  const server = app.getHttpAdapter().getInstance();
  return {
    dataSource: new InProcessDataSource(app.get(GraphQLSchemaHost, { strict: false }).schema),
    forward(request, reply, path) {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
      request.raw.url = path;
      server.routing(request.raw, reply.raw);
    },
  };
}
