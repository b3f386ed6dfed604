import { z } from 'zod';
import type { RestCall } from './rest-call';

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

/** The OpenAPI 3.1 document of the facade, made from the table that serves it. */
export function renderOpenApi(calls: readonly RestCall[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title: 'Colophon', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: PROBLEM },
    },
  };
}

function operation(call: RestCall) {
  const schema = z.toJSONSchema(call.input, { io: 'input' }) as JsonSchema;
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const rest = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.includes(name));
  const success = typeof call.status === 'number' ? call.status : 200;
  return {
    summary: call.summary,
    ...(call.signedIn ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(call.method === 'GET' ? rest.map(([name, type]) => ({ name, in: 'query', schema: type })) : []),
    ],
    ...(call.method !== 'GET' && rest.length > 0 ? requestBody(rest, schema.required ?? []) : {}),
    responses: {
      [success]: { description: call.summary },
      default: {
        description: 'What went wrong and what to do about it.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function requestBody(properties: [string, unknown][], required: string[]) {
  const names = properties.map(([name]) => name);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: required.filter((name) => names.includes(name)),
  };
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'message', 'errors'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Messages by field; the empty key holds those about the whole.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};
