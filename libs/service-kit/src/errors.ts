/** What a failure is called on the wire, in GraphQL `extensions.code`, and which HTTP status it has. */
export const STATUS_OF_CODE = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

/** Messages by field; the empty key holds those about the whole. */
export type FieldErrors = Record<string, string[]>;

export interface ErrorExtensions {
  code: ErrorCode;
  errors?: FieldErrors;
  retryAfterSeconds?: number;
}

/**
 * A failure whose message may be shown to the caller. graphql-js copies `extensions` of a thrown error to
 * the reply, so the code reaches the client from any depth.
 */
export abstract class DomainError extends Error {
  readonly extensions: Readonly<Record<string, unknown>> & ErrorExtensions;

  protected constructor(message: string, extensions: ErrorExtensions) {
    super(message);
    this.name = new.target.name;
    this.extensions = { ...extensions };
  }

  get status(): number {
    return STATUS_OF_CODE[this.extensions.code];
  }
}

export class Unauthenticated extends DomainError {
  constructor(message = 'Sign in to go on.') {
    super(message, { code: 'UNAUTHENTICATED' });
  }
}

export class Forbidden extends DomainError {
  constructor(message: string) {
    super(message, { code: 'FORBIDDEN' });
  }
}

export class NotFound extends DomainError {
  constructor(message: string) {
    super(message, { code: 'NOT_FOUND' });
  }
}

/** Input that the caller can mend: one message for the whole, or messages by field. */
export class InvalidInput extends DomainError {
  constructor(problem: string | FieldErrors) {
    const errors = typeof problem === 'string' ? { '': [problem] } : problem;
    super(Object.values(errors).flat()[0] ?? 'The input is not valid.', { code: 'BAD_USER_INPUT', errors });
  }
}

export class Conflict extends DomainError {
  constructor(message: string) {
    super(message, { code: 'CONFLICT' });
  }
}

export class TooManyRequests extends DomainError {
  constructor(message: string, retryAfterSeconds: number) {
    super(message, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds });
  }
}

export class Unavailable extends DomainError {
  constructor(
    message = 'Colophon cannot be reached right now. Try again in a moment.',
    retryAfterSeconds = 5,
  ) {
    super(message, { code: 'UNAVAILABLE', retryAfterSeconds });
  }
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in STATUS_OF_CODE;
}
