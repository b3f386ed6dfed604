import {
  DomainError,
  InvalidInput,
  NotFound,
  problemDetails,
  Unauthenticated,
  type FieldErrors,
  type RequestContext,
} from '@colophon/service-kit';
import type { z } from 'zod';
import type { ExecuteOperation } from './operation-executor';
import { failureOfError, failureOfValue, type Failure } from './outcome';
import type { RestCall, Variables } from './rest-call';

export type Answer = { kind: 'success'; status: number; body: unknown } | ({ kind: 'failure' } & Failure);

/** Answers one call by executing its operation, without another network hop to /graphql. */
export async function answerCall(
  execute: ExecuteOperation,
  call: RestCall,
  input: Record<string, unknown>,
  context: RequestContext,
): Promise<Answer> {
  try {
    if (call.signedIn && !context.caller) throw new Unauthenticated();
    const operation = context.caller ? call.operation : (call.visitorOperation ?? call.operation);
    const { data, error } = await execute(operation, readInput(call, input), context);
    if (error) return { kind: 'failure', ...failureOfError(error) };
    return answerOf(call, Object.values(data ?? {})[0]);
  } catch (error) {
    if (error instanceof DomainError) return failure(error);
    throw error;
  }
}

function answerOf(call: RestCall, value: unknown): Answer {
  if (value === null && call.missing) throw new NotFound(call.missing);
  const failed = failureOfValue(value);
  if (failed) return { kind: 'failure', ...failed };
  const { __typename: _, ...fields } = value as Record<string, unknown>;
  const status = typeof call.status === 'function' ? call.status(fields) : (call.status ?? 200);
  const whole = Array.isArray(value) ? value : fields;
  return { kind: 'success', status, body: call.reply ? call.reply(whole as never) : whole };
}

/** @throws InvalidInput with a message for every field at fault. */
function readInput({ input }: RestCall, given: Record<string, unknown>): Variables {
  const parsed = input.safeParse(given);
  if (!parsed.success) throw new InvalidInput(fieldErrors(parsed.error));
  return parsed.data;
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.')] ??= []).push(message);
  return errors;
}

function failure({ status, message, extensions: { errors, retryAfterSeconds } }: DomainError): Answer {
  return { kind: 'failure', problem: { ...problemDetails(status, message, errors) }, retryAfterSeconds };
}
