import { HeaderMap } from '@apollo/server';
import {
  INTERNAL_MESSAGE,
  PROBLEM_JSON,
  problemDetails,
  toDomainError,
  Unavailable,
} from '@colophon/service-kit';
import { Logger } from '@nestjs/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';

/** What a caller reads about a request that Fastify refuses before a route sees it. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not well formed; a body has to be valid JSON.',
  413: 'The body is too large: 100 kB at most.',
  415: 'Send the body as application/json.',
};

/** Answers what no route has answered: refused requests, an absent service, and defects of ours. */
export function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const domainError = isServiceAway(error) ? new Unavailable() : toDomainError(error);
  if (domainError) {
    const { errors, retryAfterSeconds } = domainError.extensions;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    return sendProblem(reply, domainError.status, domainError.message, errors);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) new Logger('Gateway').error(error);
  sendProblem(reply, status, status >= 500 ? INTERNAL_MESSAGE : (MESSAGES[status] ?? error.message));
}

/** A forwarded request found nobody: the codes are those of @fastify/reply-from and of undici below it. */
function isServiceAway({ code = '' }: FastifyError): boolean {
  return code.startsWith('FST_REPLY_FROM_') || code.startsWith('UND_ERR_');
}

/**
 * What a GraphQL request is told whose context could not be made, in the words of the failure itself.
 * @throws GraphQLError with the HTTP status and headers of the failure; anything unexpected as it is.
 */
export function refuseGraphqlRequest(error: unknown): never {
  const domainError = toDomainError(error);
  if (!domainError) throw error;
  const { status, message, extensions } = domainError;
  const seconds = extensions.retryAfterSeconds;
  const headers = new HeaderMap(seconds === undefined ? [] : [['retry-after', String(seconds)]]);
  throw new GraphQLError(message, { extensions: { ...extensions, http: { status, headers } } });
}

export function answerUnknownRoute(_request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, 404, 'There is no such call. The calls are listed at /api/docs.');
}

function sendProblem(
  reply: FastifyReply,
  status: number,
  message: string,
  errors?: Record<string, string[]>,
): void {
  const problem = problemDetails(status, message, errors);
  void reply.status(status).header('content-type', PROBLEM_JSON).send(JSON.stringify(problem));
}
