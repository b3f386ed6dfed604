import { randomUUID } from 'node:crypto';
import { Clock, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { nameFromEmail } from '../account/email';
import type { UserEntity } from '../account/user.entity';
import { SIGNING_ALGORITHM, SigningKeys } from '../keys/signing-keys';

export const ACCESS_LIFETIME_SECONDS = 3600;

/** Signs the tokens that every service verifies for itself. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  async sign(user: Pick<UserEntity, 'id' | 'email'>, sessionId: string): Promise<string> {
    const { kid, privateKey } = await this.keys.active();
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT({ email: user.email, name: nameFromEmail(user.email), sid: sessionId })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(TOKEN_ISSUER)
      .setAudience(TOKEN_AUDIENCE)
      .setSubject(user.id)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_LIFETIME_SECONDS)
      .sign(privateKey);
  }
}
