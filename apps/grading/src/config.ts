import { createConfig, webAddress } from '@colophon/service-kit';
import { z } from 'zod';

export class GradingConfig extends createConfig({
  /** How many answers one process grades side by side. */
  GRADING_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  /** Practice answers scored a day (UTC). */
  GRADING_FREE_DAILY: z.coerce.number().int().min(0).default(20),
  GRADING_SUBSCRIBER_DAILY: z.coerce.number().int().min(0).default(200),
}) {}

/** With neither a key nor an address, the built-in grader scores. */
export class ModelConfig extends createConfig({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webAddress().optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().positive().max(600).default(30),
}) {}
