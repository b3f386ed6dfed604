import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError, InvalidInput, isErrorCode, Unavailable } from './errors';

const logger = new Logger('Errors');
const INTERNAL_MESSAGE = 'Something went wrong on our side. Try again; if it stays, tell support.';

/** Codes of SQL states and sockets that say "the database is away", not "the statement is wrong". */
const DATABASE_AWAY =
  /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|ENOENT|ETIMEDOUT|EPIPE)$|timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** What PostgreSQL says of text that it cannot hold: NUL, and halves of surrogate pairs in JSON. */
const TEXT_CANNOT_BE_HELD = /^(22021|22P05)$/;

/**
 * The failure as callers may see it: domain errors as they are, an absent database as 503, text that no text of ours
 * can be equal to as 400. Null for the rest, which is masked.
 */
export function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isDatabaseAway(error)) return new Unavailable();
  return isTextRefused(error) ? new InvalidInput('The input has characters that no text can hold.') : null;
}

/** Logs what nobody expected and replaces it by a sentence that tells nothing about our insides. */
export function toPublicError(error: GraphQLError): GraphQLFormattedError {
  const cause = error.originalError;
  const place = { locations: error.locations, path: error.path };
  if (!cause || isRequestError(error)) {
    return { message: error.message, ...place, extensions: requestErrorExtensions(error) };
  }
  const domainError = toDomainError(cause);
  if (domainError) return { message: domainError.message, ...place, extensions: domainError.extensions };
  if (isErrorCode(error.extensions.code)) return error.toJSON();
  logger.error(cause);
  return { message: INTERNAL_MESSAGE, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** graphql-js gives a variable of a wrong type a cause of its own making; no field has run, so there is no path. */
function isRequestError(error: GraphQLError): boolean {
  return error.originalError instanceof GraphQLError && error.path === undefined;
}

/** Errors without a cause are graphql-js's own: a document that does not parse, a field that does not exist. */
function requestErrorExtensions(error: GraphQLError): Record<string, unknown> {
  const { stacktrace: _, ...extensions } = error.extensions;
  return { ...extensions, code: extensions.code ?? 'BAD_USER_INPUT' };
}

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  if (driverError && driverError !== error && isDatabaseAway(driverError)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return (typeof code === 'string' && DATABASE_AWAY.test(code)) || DATABASE_AWAY.test(error.message);
}

function isTextRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  if (driverError && driverError !== error && isTextRefused(driverError)) return true;
  return typeof code === 'string' && TEXT_CANNOT_BE_HELD.test(code);
}

export { INTERNAL_MESSAGE };
