/**
 * What went wrong with a call, in the terms that screens tell apart; the words are the screens' own. `outdated`: a part
 * of this page is not on the server any more, because a newer release is.
 */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'outdated' }
  | { kind: 'unauthenticated' }
  | { kind: 'forbidden' }
  | { kind: 'not-found' }
  | { kind: 'conflict' }
  | { kind: 'invalid-input'; fields: Record<string, string[]> }
  | { kind: 'busy'; retryAfterSeconds: number | null }
  | { kind: 'unavailable'; retryAfterSeconds: number | null }
  | { kind: 'unknown' };

interface GraphQLErrorShape {
  message: string;
  extensions?: { code?: unknown; errors?: unknown; retryAfterSeconds?: unknown } | undefined;
}

/** A GraphQL reply that carries errors, as `request` throws it; Apollo's own error has the same list. */
export class GraphQLReplyError extends Error {
  constructor(readonly errors: readonly GraphQLErrorShape[]) {
    super(errors[0]?.message ?? 'The reply holds no data');
    this.name = 'GraphQLReplyError';
  }
}

/** A reply that is not GraphQL at all: a proxy's page, a gateway that is starting. */
export class HttpStatusError extends Error {
  constructor(readonly statusCode: number) {
    super(`HTTP ${statusCode}`);
    this.name = 'HttpStatusError';
  }
}

/** No reply at all. `fetch` throws a bare TypeError for it, which a mistake of ours would look like too. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('No connection', { cause });
    this.name = 'ConnectionError';
  }
}

/** `fetch`, but telling a lost connection apart. */
export async function fetchReply(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    throw error instanceof TypeError ? new ConnectionError(error) : error;
  }
}

/** Reads any thrown value of `request`, `fetch` or Apollo Client. */
export function readFailure(error: unknown): Failure {
  const graphqlError = firstGraphQLError(error);
  if (graphqlError) return failureOfCode(graphqlError);
  const status = statusOf(error);
  if (status !== null) return failureOfStatus(status);
  if (error instanceof ConnectionError || !navigator.onLine) return { kind: 'offline' };
  return { kind: isPartMissing(error) ? 'outdated' : 'unknown' };
}

// What browsers, and Vite for style sheets, say when a part of a screen cannot be fetched.
const PART_MISSING = /dynamically imported module|module script failed|unable to preload css/i;

function isPartMissing(error: unknown): boolean {
  return error instanceof Error && PART_MISSING.test(error.message);
}

function failureOfCode({ extensions = {} }: GraphQLErrorShape): Failure {
  const retryAfterSeconds =
    typeof extensions.retryAfterSeconds === 'number' ? extensions.retryAfterSeconds : null;
  switch (extensions.code) {
    case 'UNAUTHENTICATED':
      return { kind: 'unauthenticated' };
    case 'FORBIDDEN':
      return { kind: 'forbidden' };
    case 'NOT_FOUND':
      return { kind: 'not-found' };
    case 'CONFLICT':
      return { kind: 'conflict' };
    case 'BAD_USER_INPUT':
      return { kind: 'invalid-input', fields: fieldMessages(extensions.errors) };
    case 'TOO_MANY_REQUESTS':
      return { kind: 'busy', retryAfterSeconds };
    case 'UNAVAILABLE':
      return { kind: 'unavailable', retryAfterSeconds };
    default:
      return { kind: 'unknown' };
  }
}

function failureOfStatus(status: number): Failure {
  if (status === 401) return { kind: 'unauthenticated' };
  if (status === 404) return { kind: 'not-found' };
  if (status === 429) return { kind: 'busy', retryAfterSeconds: null };
  return status >= 502 && status <= 504
    ? { kind: 'unavailable', retryAfterSeconds: null }
    : { kind: 'unknown' };
}

function firstGraphQLError(error: unknown): GraphQLErrorShape | null {
  const list = isRecord(error) && Array.isArray(error.errors) ? error.errors : [];
  const first: unknown = list[0];
  return isRecord(first) && typeof first.message === 'string'
    ? (first as unknown as GraphQLErrorShape)
    : null;
}

function statusOf(error: unknown): number | null {
  if (!isRecord(error)) return null;
  const status = error.statusCode ?? error.status;
  return typeof status === 'number' ? status : null;
}

function fieldMessages(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] =>
    Array.isArray(entry[1]),
  );
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
