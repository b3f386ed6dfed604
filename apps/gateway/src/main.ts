import { SERVICES, type ServiceName } from '@colophon/contracts';
import { ConfigurationError, createConfig, JsonLogger } from '@colophon/service-kit';
import { Logger } from '@nestjs/common';
import { join } from 'node:path';
import { z } from 'zod';
import { createGateway } from './gateway';
import { connectOverHttp } from './services/http-connection';
import type { ServiceConnections } from './services/service-connection';

class GatewayConfig extends createConfig({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  IDENTITY_URL: z.url(),
  CATALOGUE_URL: z.url(),
  PROGRESS_URL: z.url(),
  EXAM_URL: z.url(),
  GRADING_URL: z.url(),
  BILLING_URL: z.url(),
  CERTIFICATES_URL: z.url(),
  SUPPORT_URL: z.url(),
  STATUS_URL: z.url(),
}) {}

async function main(): Promise<void> {
  const config = new GatewayConfig();
  const webFolder = join(__dirname, '../../web/dist');
  const app = await createGateway({ services: connections(config), webFolder });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port: config.PORT, host: '0.0.0.0' });
}

function connections(config: GatewayConfig): ServiceConnections {
  const urlOf = (service: ServiceName) => config[`${service.toUpperCase() as Uppercase<ServiceName>}_URL`];
  const pairs = SERVICES.map((service) => [service, connectOverHttp(urlOf(service))]);
  return Object.fromEntries(pairs) as ServiceConnections;
}

const logger = new JsonLogger();
Logger.overrideLogger(logger);
main().catch((error: unknown) => {
  const reason = error instanceof ConfigurationError ? error.message : error;
  logger.fatal(`Cannot start the gateway: ${String(reason)}`, 'main');
  process.exit(1);
});
