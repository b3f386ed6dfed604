import { createParamDecorator, ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import { continueTrace } from './trace';
import type { TokenVerifier } from './token-verifier';

export const REFRESH_COOKIE = 'colophon_refresh';

/** What a resolver may know about a request; the same in process and over HTTP. */
export interface RequestContext {
  caller: Caller | null;
  accessToken: string | null;
  refreshToken: string | null;
  /** The network address the request came from, for rate limits only. */
  clientAddress: string;
  traceparent: string;
  /** `Set-Cookie` values that the reply will carry. */
  responseCookies: string[];
}

export type IncomingRequest = Pick<FastifyRequest, 'headers' | 'ip'>;

/**
 * Reads a request once. A token that is absent, expired or forged makes the caller a visitor.
 * @throws Unavailable when there is a token and the signing keys cannot be fetched.
 */
export async function createRequestContext(
  request: IncomingRequest,
  verifier: TokenVerifier,
): Promise<RequestContext> {
  const accessToken = bearerToken(request.headers.authorization);
  return {
    caller: accessToken ? await verifier.verify(accessToken) : null,
    accessToken,
    refreshToken: cookieValue(request.headers.cookie, REFRESH_COOKIE),
    clientAddress: request.ip,
    traceparent: continueTrace(request.headers.traceparent),
    responseCookies: [],
  };
}

function bearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1] ?? null;
}

function cookieValue(header: string | undefined, name: string): string | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}

type WithContext = IncomingRequest & { colophon?: RequestContext };

/** The context of a GraphQL operation, or of a plain HTTP request once the access guard has seen it. */
export function requestContextOf(execution: ExecutionContext): RequestContext {
  if (execution.getType<string>() === 'graphql') return graphqlContextOf(execution);
  const context = execution.switchToHttp().getRequest<WithContext>().colophon;
  if (!context) throw new Error('The request has not passed the access guard');
  return context;
}

/** A field gets (parent, arguments, context, info), a federation reference (reference, context, info). */
function graphqlContextOf(execution: ExecutionContext): RequestContext {
  return execution.getArgs().length === 3
    ? execution.getArgByIndex(1)
    : GqlExecutionContext.create(execution).getContext();
}

export const RequestCtx = createParamDecorator((_: unknown, execution: ExecutionContext) =>
  requestContextOf(execution),
);

/** The signed-in person; null for visitors, which only happens under `@Access('public')`. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, execution: ExecutionContext) => requestContextOf(execution).caller,
);

const loaders = new WeakMap<RequestContext, Map<symbol | object, unknown>>();

/** A loader that batches the keys of one request; `key` says which, so that each use makes its own. */
export function requestLoader<Key, Value>(
  context: RequestContext,
  key: symbol | object,
  batch: (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
): DataLoader<Key, Value> {
  const own = loaders.get(context) ?? new Map<symbol | object, unknown>();
  loaders.set(context, own);
  const known = own.get(key) as DataLoader<Key, Value> | undefined;
  if (known) return known;
  const loader = new DataLoader<Key, Value>(async (keys) => [...(await batch(keys))]);
  own.set(key, loader);
  return loader;
}
