import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Caller } from './caller';
import { Clock } from './clock';
import { createConfig } from './config';
import { Unavailable } from './errors';

export const TOKEN_ISSUER = 'colophon';
export const TOKEN_AUDIENCE = 'colophon-api';
const REMEMBERED_TOKENS = 10_000;

/** Where identity publishes the keys that access tokens are signed with. */
export class TokenConfig extends createConfig({
  JWKS_URL: z.url().default('http://localhost:4000/.well-known/jwks.json'),
}) {}

const claimsSchema = z.object({
  sub: z.uuid(),
  email: z.string(),
  name: z.string(),
  exp: z.number(),
});

/** Verifies access tokens against identity's published keys; every service does so for itself. */
@Injectable()
export class TokenVerifier {
  private readonly verified = new Map<string, { caller: Caller; expiresAtSeconds: number }>();
  private keys: JWTVerifyGetKey | undefined;

  constructor(
    private readonly config: TokenConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the caller, or null for a token that is expired, forged or not ours.
   * @throws Unavailable when the keys cannot be fetched.
   */
  async verify(token: string): Promise<Caller | null> {
    const known = this.verified.get(token);
    if (known && known.expiresAtSeconds * 1000 > this.clock.now().getTime()) return known.caller;
    this.verified.delete(token);
    try {
      const { payload } = await jwtVerify(token, this.keySet(), {
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        algorithms: ['EdDSA'],
        currentDate: this.clock.now(),
      });
      return this.remember(token, claimsSchema.parse(payload));
    } catch (error) {
      if (meansKeysAreAway(error)) throw new Unavailable();
      return null;
    }
  }

  private keySet(): JWTVerifyGetKey {
    return (this.keys ??= createRemoteJWKSet(new URL(this.config.JWKS_URL), { timeoutDuration: 3000 }));
  }

  private remember(token: string, claims: z.infer<typeof claimsSchema>): Caller {
    if (this.verified.size >= REMEMBERED_TOKENS) this.verified.clear();
    const caller = { userId: claims.sub, email: claims.email, name: claims.name };
    this.verified.set(token, { caller, expiresAtSeconds: claims.exp });
    return caller;
  }
}

/** Any failure that is not the token's own fault: no reply, a time-out, a reply that is no key set. */
function meansKeysAreAway(error: unknown): boolean {
  if (error instanceof z.ZodError) return false;
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
}
