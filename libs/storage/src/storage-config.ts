import { createConfig } from '@colophon/service-kit';
import { z } from 'zod';

export class StorageConfig extends createConfig({
  /** A folder that every replica of the service shares. */
  STORAGE_DIR: z.string().min(1),
}) {}
