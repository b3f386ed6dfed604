import { createConfig, webAddress } from '@colophon/service-kit';

export class SupportConfig extends createConfig({
  PUBLIC_URL: webAddress(),
}) {}
