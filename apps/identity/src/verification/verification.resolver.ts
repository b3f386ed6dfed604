import { Access } from '@colophon/service-kit';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ResendVerificationResult, VerifyEmailResult } from '../generated/schema';
import { verificationReply } from './verification-reply';
import { VerificationService } from './verification.service';

@Resolver()
export class VerificationResolver {
  constructor(private readonly verification: VerificationService) {}

  @Mutation()
  @Access('public')
  async verifyEmail(
    @Args('email') email: string,
    @Args('verificationCode') verificationCode: string,
  ): Promise<VerifyEmailResult> {
    return verificationReply(await this.verification.verify(email, verificationCode));
  }

  @Mutation()
  @Access('public')
  async resendVerification(@Args('email') email: string): Promise<ResendVerificationResult> {
    const request = await this.verification.resend(email);
    if (request.kind === 'issued') return { __typename: 'VerificationResent', accepted: true };
    const { retryAfterSeconds } = request;
    const message = `We mailed a code a moment ago. Ask again in ${retryAfterSeconds} seconds.`;
    return { __typename: 'TooManyAttempts', message, retryAfterSeconds };
  }
}
