import { createConfig, webAddress } from '@colophon/service-kit';

export class StatusConfig extends createConfig({
  /** Where the gateway is, as this service reaches it. */
  GATEWAY_URL: webAddress(),
}) {}
