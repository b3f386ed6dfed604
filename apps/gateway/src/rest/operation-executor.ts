import type {
  Experimental_DidResolveQueryPlanCallback,
  GraphQLDataSourceProcessOptions,
} from '@apollo/gateway';
import type { ApolloServer } from '@apollo/server';
import type { ServiceName } from '@colophon/contracts';
import type { RequestContext } from '@colophon/service-kit';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { formatError } from '../graphql-server';
import type { ServiceConnections } from '../services/service-connection';
import type { Variables } from './rest-call';

export interface OperationResult {
  data: Record<string, unknown> | null;
  error?: GraphQLFormattedError;
}

/** Executes an operation of the table for a caller. */
export type ExecuteOperation = (
  operation: string,
  variables: Variables,
  context: RequestContext,
) => Promise<OperationResult>;

type QueryPlan = Parameters<Experimental_DidResolveQueryPlanCallback>[0]['queryPlan'];

interface OnlyFetch {
  service: ServiceName;
  query: string;
  operationName: string | undefined;
}

/**
 * Executes the table's own operations. One that a single service answers whole is sent there as the query planner wrote
 * it; what Apollo does for the operations of strangers, and to join several services' replies, costs more than the
 * work itself. All others go the way of /graphql.
 */
export class OperationExecutor {
  /** By operation; null while its plan is not known, or when it takes more than one fetch. */
  private readonly fetches = new Map<string, OnlyFetch | null>();

  constructor(private readonly services: ServiceConnections) {}

  /** Learns how the planner resolves an operation, the first time that it is asked for. */
  readonly onPlan: Experimental_DidResolveQueryPlanCallback = ({ queryPlan, requestContext: { source } }) => {
    if (source && this.fetches.get(source) === null) this.fetches.set(source, onlyFetchOf(queryPlan));
  };

  executeOn(server: ApolloServer<RequestContext>): ExecuteOperation {
    return async (operation, variables, contextValue) => {
      const fetch = this.fetches.get(operation);
      if (fetch) return this.fetch(fetch, variables, contextValue);
      if (fetch === undefined) this.fetches.set(operation, null);
      const { body } = await server.executeOperation({ query: operation, variables }, { contextValue });
      if (body.kind !== 'single') throw new Error('Incremental delivery is not asked for');
      return { data: body.singleResult.data ?? null, error: body.singleResult.errors?.[0] };
    };
  }

  private async fetch(
    { service, query, operationName }: OnlyFetch,
    variables: Variables,
    context: RequestContext,
  ): Promise<OperationResult> {
    const options = {
      kind: 'incoming operation',
      request: { query, operationName, variables },
      incomingRequestContext: { context },
      context,
    } as GraphQLDataSourceProcessOptions<RequestContext>;
    try {
      const { data, errors } = await this.services[service].dataSource.process(options);
      return { data: data ?? null, error: errors?.[0] };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { data: null, error: formatError(error.toJSON(), error) };
    }
  }
}

function onlyFetchOf({ node }: QueryPlan): OnlyFetch | null {
  if (node?.kind !== 'Fetch' || node.requires || node.outputRewrites?.length) return null;
  return {
    service: node.serviceName as ServiceName,
    query: node.operation,
    operationName: node.operationName,
  };
}
