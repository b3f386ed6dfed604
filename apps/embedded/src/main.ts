import { connectInProcess } from '@colophon/gateway/in-process-connection';
import { createGateway } from '@colophon/gateway/gateway';
import type { ServiceConnections } from '@colophon/gateway/service-connection';
import { JsonLogger } from '@colophon/service-kit';
import { Logger } from '@nestjs/common';
import { join } from 'node:path';
import { startDevServices } from './dev/dev-services';
import { bootServices, closeServices, type ServiceApps } from './services';

export interface EmbeddedOptions {
  port: number;
  /** An existing folder that is this installation's own. */
  dataDir: string;
  /** Of a migrated database, without credentials. */
  databaseUrl: string;
  /** Of every service's role. */
  servicePassword: string;
}

export interface EmbeddedColophon {
  url: string;
  stop(): Promise<void>;
}

/** Runs the whole of Colophon in this process, on one port. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedColophon> {
  process.env.LOG_LEVEL ||= 'warn';
  Logger.overrideLogger(new JsonLogger());
  const local = `http://127.0.0.1:${options.port}`;
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${options.port}`;
  const dev = await startDevServices(publicUrl, options.dataDir);
  setEnvironment({
    DATABASE_URL: options.databaseUrl,
    SERVICE_DATABASE_PASSWORD: options.servicePassword,
    PUBLIC_URL: publicUrl,
    JWKS_URL: `${local}/.well-known/jwks.json`,
    GATEWAY_URL: local,
    STORAGE_DIR: process.env.STORAGE_DIR ?? join(options.dataDir, 'storage'),
    ...dev.environment,
  });
  const apps = await bootServices();
  const gateway = await createGateway({
    services: connections(apps),
    webFolder: join(__dirname, '../../web/dist'),
  });
  await dev.mount(gateway);
  await gateway.listen({ port: options.port, host: '0.0.0.0' });
  return {
    url: publicUrl,
    async stop() {
      await gateway.close();
      await closeServices(apps);
      await dev.close();
    },
  };
}

function connections(apps: ServiceApps): ServiceConnections {
  const pairs = Object.entries(apps).map(([service, app]) => [service, connectInProcess(app)]);
  return Object.fromEntries(pairs) as ServiceConnections;
}

function setEnvironment(variables: Record<string, string>): void {
  Object.assign(process.env, variables);
}
