import { createConfig, webAddress } from '@colophon/service-kit';

export class IdentityConfig extends createConfig({
  PUBLIC_URL: webAddress(),
}) {}
