import { Access, assertNever, RequestCtx, Unauthenticated } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { IdentityConfig } from '../config';
import type { AccessToken, LoginResult } from '../generated/schema';
import { ACCESS_LIFETIME_SECONDS } from './access-tokens';
import { clearedRefreshCookie, refreshCookie } from './refresh-cookie';
import { SessionService, type LoginOutcome, type Tokens } from './session.service';

@Resolver()
export class SessionResolver {
  constructor(
    private readonly sessions: SessionService,
    private readonly config: IdentityConfig,
  ) {}

  @Mutation()
  @Access('public')
  async login(
    @Args('email') email: string,
    @Args('password') password: string,
    @RequestCtx() context: RequestContext,
  ): Promise<LoginResult> {
    const outcome = await this.sessions.login(email, password);
    return outcome.kind === 'signed-in' ? this.handOver(outcome, context) : refusal(outcome);
  }

  @Mutation()
  @Access('public')
  async refreshSession(@RequestCtx() context: RequestContext): Promise<AccessToken> {
    try {
      return this.handOver(await this.sessions.refresh(context.refreshToken), context);
    } catch (error) {
      if (error instanceof Unauthenticated) this.clearCookie(context);
      throw error;
    }
  }

  @Mutation()
  @Access('public')
  async logout(@RequestCtx() context: RequestContext): Promise<boolean> {
    await this.sessions.logout(context.refreshToken);
    this.clearCookie(context);
    return true;
  }

  private handOver(tokens: Tokens, context: RequestContext): AccessToken {
    context.responseCookies.push(refreshCookie(tokens.refreshToken, this.config.PUBLIC_URL));
    return {
      __typename: 'AccessToken',
      accessToken: tokens.accessToken,
      expiresIn: ACCESS_LIFETIME_SECONDS,
    };
  }

  private clearCookie(context: RequestContext): void {
    context.responseCookies.push(clearedRefreshCookie(this.config.PUBLIC_URL));
  }
}

function refusal(outcome: Exclude<LoginOutcome, { kind: 'signed-in' }>): LoginResult {
  switch (outcome.kind) {
    case 'wrong-credentials':
      return { __typename: 'InvalidCredentials', message: 'Wrong e-mail address or password.' };
    case 'not-verified':
      return { __typename: 'EmailNotVerified', message: 'E-mail not verified' };
    case 'too-many': {
      const { retryAfterSeconds } = outcome;
      const message = `Too many failed sign-ins. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
      return { __typename: 'TooManyAttempts', message, retryAfterSeconds };
    }
    default:
      return assertNever(outcome);
  }
}
