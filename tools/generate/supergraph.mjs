import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { Problem } from '../problem.mjs';
import { SERVICES, readSchema } from '../services.mjs';

/**
 * Composes the services' own schemas: the supergraph for the gateway, and the schema its clients see.
 * The services' addresses in it are names that the gateway replaces.
 */
export function composeSupergraph() {
  const { supergraphSdl, schema, errors } = composeServices(
    SERVICES.map((name) => ({ name, url: `http://${name}`, typeDefs: parse(readSchema(name)) })),
  );
  if (errors) {
    throw new Problem(
      `The schemas do not compose:\n${errors.map(({ message }) => `  ${message}`).join('\n')}`,
    );
  }
  return { supergraph: `${supergraphSdl.trim()}\n`, clientSchema: schema.toAPISchema().toGraphQLJSSchema() };
}
