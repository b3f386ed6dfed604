import { parse } from 'qs';
import type { z } from 'zod';
import { invalidRequest } from './stripe-error';

/** Reads `a[b][0]=c` as nested objects and arrays. */
export function parseForm(text: string): Record<string, unknown> {
  return parse(text, { depth: 10, parameterLimit: 1000, arrayLimit: 100 });
}

/** Checks parameters against a schema and answers as Stripe would, naming the first parameter that is wrong. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(issue?.path ?? []);
  if (isAbsent(input, issue?.path ?? [])) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw invalidRequest(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, { param });
}

function bracketed(path: PropertyKey[]): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');
}

function isAbsent(input: unknown, path: PropertyKey[]): boolean {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true;
    value = Reflect.get(value, key);
  }
  return value === undefined;
}
