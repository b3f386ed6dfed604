import { createConfig } from '@colophon/service-kit';
import { z } from 'zod';

export class IdentityConfig extends createConfig({
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
}) {}
