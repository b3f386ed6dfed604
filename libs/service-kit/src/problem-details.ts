import { ArgumentsHost, Catch, ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { DomainError, type FieldErrors } from './errors';
import { INTERNAL_MESSAGE, toDomainError } from './public-error';

/** RFC 9457 problem details, plus the `message` and `errors` that the specified screens read. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  errors: FieldErrors;
}

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

export function problemDetails(status: number, message: string, errors?: FieldErrors): ProblemDetails {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    message,
    errors: errors ?? { '': [message] },
  };
}

/** Turns what a plain HTTP route throws into problem details; GraphQL has its own way. */
@Catch()
export class ProblemDetailsFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemDetailsFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw error;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const domainError = toDomainError(error);
    if (domainError) sendDomainError(reply, domainError);
    else if (error instanceof HttpException) send(reply, problemDetails(error.getStatus(), error.message));
    else {
      this.logger.error(error);
      send(reply, problemDetails(500, INTERNAL_MESSAGE));
    }
  }
}

function sendDomainError(reply: FastifyReply, error: DomainError): void {
  const { errors, retryAfterSeconds } = error.extensions;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  send(reply, problemDetails(error.status, error.message, errors));
}

function send(reply: FastifyReply, problem: ProblemDetails): void {
  void reply.status(problem.status).header('content-type', PROBLEM_JSON).send(JSON.stringify(problem));
}
