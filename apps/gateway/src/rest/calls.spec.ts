import { Supergraph } from '@apollo/federation-internals';
import { parse, specifiedRules, validate, type GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationLimits } from '../operation-limits';
import { REST_CALLS } from './calls';
import { renderOpenApi } from './open-api';

function apiSchema(): GraphQLSchema {
  const sdl = readFileSync(join(__dirname, '../../supergraph.graphql'), 'utf8');
  return Supergraph.build(sdl).apiSchema().toGraphQLJSSchema();
}

describe('the table of /api calls', () => {
  const schema = apiSchema();

  it.each(REST_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is answered by an operation of the graph',
    (_name, call) => {
      for (const operation of [call.operation, call.visitorOperation ?? call.operation]) {
        expect(validate(schema, parse(operation), [...specifiedRules, operationLimits])).toEqual([]);
      }
    },
  );

  it('has one row for a method and a path', () => {
    const names = REST_CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps only what everybody may read', () => {
    const kept = REST_CALLS.filter(({ cacheSeconds }) => cacheSeconds);
    expect(kept.map(({ method }) => method)).toEqual(kept.map(() => 'GET'));
    expect(kept.filter(({ signedIn }) => signedIn)).toEqual([]);
  });

  it('asks for every parameter of its path', () => {
    for (const { path, input } of REST_CALLS) {
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
        const result = input.safeParse({});
        expect(result.error?.issues.map((issue) => issue.path[0])).toContain(name);
      }
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes every call of the table', () => {
    const { paths } = renderOpenApi(REST_CALLS) as { paths: Record<string, Record<string, unknown>> };
    for (const { method, path } of REST_CALLS) expect(paths[path]).toHaveProperty(method.toLowerCase());
  });

  it('says which calls need a token', () => {
    const { paths } = renderOpenApi(REST_CALLS) as { paths: Record<string, Record<string, object>> };
    expect(paths['/exams/start']?.post).toHaveProperty('security', [{ bearer: [] }]);
    expect(paths['/auth/login']?.post).not.toHaveProperty('security');
  });
});
