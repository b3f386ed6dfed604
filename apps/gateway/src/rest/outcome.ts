import { problemDetails, STATUS_OF_CODE, isErrorCode, type ProblemDetails } from '@colophon/service-kit';
import type { FieldErrors } from '@colophon/service-kit';
import type { GraphQLFormattedError } from 'graphql';

/** Which status an expected failure has; a member of a result union that is not listed is a success. */
const STATUS_OF_FAILURE: Readonly<Record<string, number>> = {
  InvalidCredentials: 401,
  EmailNotVerified: 403,
  TooManyAttempts: 429,
  VerificationCodeRejected: 400,
  AlreadySubscribed: 409,
  SubscriptionRequired: 402,
  AlreadyPassed: 409,
  SessionClosed: 409,
  UnansweredItems: 422,
  ScoringAllowanceUsed: 429,
};

export interface Failure {
  problem: ProblemDetails & Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** The failure that a member of a result union tells of; null for a success. */
export function failureOfValue(value: unknown): Failure | null {
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return null;
  const { __typename, message, retryAfterSeconds, ...details } = value as Record<string, unknown>;
  const status = STATUS_OF_FAILURE[String(__typename)];
  if (!status) return null;
  const problem = { ...details, code: __typename, ...problemDetails(status, String(message)) };
  return { problem, ...secondsOf(retryAfterSeconds) };
}

/** The failure that a GraphQL error tells of. */
export function failureOfError({ message, extensions = {} }: GraphQLFormattedError): Failure {
  const { code, errors, retryAfterSeconds } = extensions;
  const status = isErrorCode(code) ? STATUS_OF_CODE[code] : 500;
  return {
    problem: { ...problemDetails(status, message, errors as FieldErrors | undefined), code },
    ...secondsOf(retryAfterSeconds),
  };
}

function secondsOf(value: unknown): { retryAfterSeconds?: number } {
  return typeof value === 'number' ? { retryAfterSeconds: value } : {};
}
