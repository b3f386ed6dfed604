import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** A service cannot start as it is configured; the message names every variable at fault. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

type Settings<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/**
 * Makes an injectable class whose fields are environment variables, validated when the service boots.
 * Empty variables count as absent, as they do in compose files.
 * @throws ConfigurationError from the constructor.
 */
export function createConfig<Shape extends z.ZodRawShape>(shape: Shape): new () => Settings<Shape> {
  @Injectable()
  class Config {
    constructor() {
      const present = Object.entries(process.env).filter(([name, value]) => name in shape && value !== '');
      const parsed = z.object(shape).safeParse(Object.fromEntries(present));
      if (!parsed.success) throw new ConfigurationError(describe(parsed.error));
      Object.assign(this, parsed.data);
    }
  }
  return Config as new () => Settings<Shape>;
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}

/** "true" and "false", as people write them in an environment. */
export const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false'])
    .default(byDefault ? 'true' : 'false')
    .transform((value) => value === 'true');

/** A web address without slashes at its end, so that a path can follow. */
export const webAddress = () => z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
