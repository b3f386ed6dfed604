import { generate } from '@graphql-codegen/cli';
import { printSchema } from 'graphql';
import { Problem } from '../problem.mjs';
import { SERVICES, readSchema } from '../services.mjs';

const FEDERATION_DIRECTIVES = `
directive @key(fields: String!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
directive @shareable repeatable on OBJECT | FIELD_DEFINITION
`;

const typeStyle = { enumsAsTypes: true, useTypeImports: true, strictScalars: true };

/** Types of every service's schema, and typed documents for the web app: a list of `{ filename, content }`. */
export async function generateTypes(clientSchema) {
  try {
    return await generate({ silent: true, ignoreNoDocuments: true, generates: outputs(clientSchema) }, false);
  } catch (error) {
    throw new Problem(`The GraphQL types cannot be generated: ${error.message}`);
  }
}

function outputs(clientSchema) {
  return {
    ...Object.fromEntries(
      SERVICES.map((service) => [`apps/${service}/src/generated/schema.ts`, serviceTypes(service)]),
    ),
    'apps/web/src/generated/': webDocuments(clientSchema),
  };
}

function serviceTypes(service) {
  return {
    schema: FEDERATION_DIRECTIVES + readSchema(service).replace(/^extend schema\s+@link\([^)]*\)/m, ''),
    plugins: ['typescript'],
    // Arguments with a default always arrive; everything nullable may be left out.
    config: { ...typeStyle, avoidOptionals: { defaultValue: true } },
  };
}

function webDocuments(clientSchema) {
  return {
    schema: printSchema(clientSchema),
    documents: ['apps/web/src/**/*.{ts,tsx}', '!apps/web/src/generated/**'],
    preset: 'client',
    presetConfig: { gqlTagName: 'graphql', fragmentMasking: false },
    config: typeStyle,
  };
}
