import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { CodeFileLoader } from '@graphql-tools/code-file-loader';
import { loadDocuments } from '@graphql-tools/load';
import { isAbstractType, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { Problem } from '../problem.mjs';
import { SERVICES, readSchema, root } from '../services.mjs';

const FEDERATION_DIRECTIVES = `
directive @key(fields: String!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
directive @shareable repeatable on OBJECT | FIELD_DEFINITION
`;

const typeStyle = {
  enumsAsTypes: true,
  useTypeImports: true,
  strictScalars: true,
  emitLegacyCommonJSImports: true,
};

const WEB_SOURCES = ['apps/web/src/**/*.{ts,tsx}', '!apps/web/src/generated/**'];

/** Types of every service's schema, and typed documents for the web app: a list of `{ filename, content }`. */
export async function generateTypes(clientSchema) {
  try {
    const outputs = [...SERVICES.map(serviceTypes), ...(await webDocuments(clientSchema))];
    const files = outputs.map(async (output) => ({
      filename: output.filename,
      content: await codegen(output),
    }));
    return await Promise.all([...files, possibleTypes(clientSchema)]);
  } catch (error) {
    throw new Problem(`The GraphQL types cannot be generated: ${error.message}`);
  }
}

function serviceTypes(service) {
  const schema = readSchema(service).replace(/^extend schema\s+@link\([^)]*\)/m, '');
  return {
    filename: `apps/${service}/src/generated/schema.ts`,
    schema: parse(FEDERATION_DIRECTIVES + schema),
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
    // Arguments with a default always arrive; everything nullable may be left out.
    config: { ...typeStyle, avoidOptionals: { defaultValue: true } },
  };
}

/** Which objects each union may be: the web app's cache cannot tell from a reply alone. */
function possibleTypes(clientSchema) {
  const abstract = Object.values(clientSchema.getTypeMap()).filter(isAbstractType);
  const entries = abstract.map((type) => [
    type.name,
    clientSchema.getPossibleTypes(type).map(({ name }) => name),
  ]);
  const types = JSON.stringify(Object.fromEntries(entries.sort()), null, 2);
  return {
    filename: 'apps/web/src/generated/possible-types.ts',
    content: `export const possibleTypes: Record<string, string[]> = ${types};\n`,
  };
}

async function webDocuments(clientSchema) {
  const schemaAst = lexicographicSortSchema(clientSchema);
  const loaders = [new CodeFileLoader({ pluckConfig: { skipIndent: true } })];
  return preset.buildGeneratesSection({
    baseOutputDir: 'apps/web/src/generated/',
    presetConfig: { gqlTagName: 'graphql', fragmentMasking: false },
    schema: parse(printSchema(schemaAst)),
    schemaAst,
    documents: await loadDocuments(WEB_SOURCES, { loaders, cwd: root, sort: true, skipGraphQLImport: true }),
    plugins: [],
    pluginMap: {},
    config: typeStyle,
  });
}
