import { CanActivate, ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Forbidden, Unauthenticated } from './errors';
import {
  createRequestContext,
  requestContextOf,
  type IncomingRequest,
  type RequestContext,
} from './request-context';
import { TokenVerifier } from './token-verifier';

export type AccessRule = 'public' | 'signed-in';

export const ACCESS_RULE = 'colophon:access-rule';

/** Declares who may call an operation; one without a declared rule is refused. */
export const Access = (rule: AccessRule) => SetMetadata(ACCESS_RULE, rule);

/** Holds every resolver and every plain HTTP route to its declared rule. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verifier: TokenVerifier,
  ) {}

  canActivate(execution: ExecutionContext): boolean | Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      execution.getHandler(),
      execution.getClass(),
    ]);
    if (!rule) throw new Forbidden('This operation has no access rule.');
    if (execution.getType<string>() === 'graphql') return allow(rule, requestContextOf(execution));
    return this.readHttpRequest(execution).then((context) => allow(rule, context));
  }

  private async readHttpRequest(execution: ExecutionContext): Promise<RequestContext> {
    const request = execution.switchToHttp().getRequest<IncomingRequest & { colophon?: RequestContext }>();
    return (request.colophon ??= await createRequestContext(request, this.verifier));
  }
}

function allow(rule: AccessRule, context: RequestContext): true {
  if (rule === 'signed-in' && !context.caller) throw new Unauthenticated();
  return true;
}
