import { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { ConfigurationError, createConfig } from './config';
import { GRACEFUL_STOP, letConnectionsLeave } from './graceful-stop';
import { JsonLogger } from './logging';
import { continueTrace, runWithTrace } from './trace';

const BODY_LIMIT_BYTES = 1_000_000;

class ServerConfig extends createConfig({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
}) {}

/** Builds a service without opening a port; `init` or `listen` starts it. */
export async function createService(module: Type): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({ bodyLimit: BODY_LIMIT_BYTES, ...GRACEFUL_STOP });
  letConnectionsLeave(adapter.getInstance());
  adapter.getInstance().addHook('onRequest', (request, _reply, done) => {
    runWithTrace(continueTrace(request.headers.traceparent), done);
  });
  return NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new JsonLogger(),
    rawBody: true,
    abortOnError: false,
  });
}

/** Runs a service as a process of its own until it is told to stop; the body of every `main.ts`. */
export async function serve(module: Type): Promise<void> {
  try {
    const { PORT } = new ServerConfig();
    const app = await createService(module);
    app.enableShutdownHooks();
    await app.listen(PORT, '0.0.0.0');
  } catch (error) {
    const reason = error instanceof ConfigurationError ? error.message : error;
    new JsonLogger().fatal(`Cannot start ${module.name}: ${String(reason)}`, 'serve');
    process.exit(1);
  }
}
