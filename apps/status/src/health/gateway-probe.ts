import type { ServiceName } from '@colophon/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { StatusConfig } from '../config';
import type { CheckState } from '../generated/schema';

const TIME_LIMIT_MS = 3000;

const dependenciesSchema = z.record(z.string(), z.enum(['ok', 'degraded', 'down']).catch('down'));
type Dependencies = z.infer<typeof dependenciesSchema>;

/** Asks through the gateway, the way visitors come. Whatever does not answer in time is down; nothing throws. */
@Injectable()
export class GatewayProbe {
  constructor(private readonly config: StatusConfig) {}

  async isReady(): Promise<CheckState> {
    const response = await this.get('/health/ready');
    await response?.body?.cancel().catch(() => undefined);
    return response?.ok ? 'ok' : 'down';
  }

  /** What a service says of what it depends on; nothing when it does not answer. */
  async dependenciesOf(service: ServiceName): Promise<Dependencies> {
    const response = await this.get(`/health/services/${service}/dependencies`);
    if (!response?.ok) return {};
    const body: unknown = await response.json().catch(() => undefined);
    const parsed = dependenciesSchema.safeParse(body);
    return parsed.success ? parsed.data : {};
  }

  private get(path: string): Promise<Response | null> {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    return fetch(this.config.GATEWAY_URL + path, { signal, redirect: 'error' }).catch(() => null);
  }
}
