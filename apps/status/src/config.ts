import { createConfig } from '@colophon/service-kit';
import { z } from 'zod';

export class StatusConfig extends createConfig({
  /** Where the gateway is, as this service reaches it. */
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
}) {}
