import { Unauthenticated } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { parseEmail } from '../account/email';
import { PasswordHasher } from '../account/password-hasher';
import { UserEntity } from '../account/user.entity';
import { AccessTokens } from './access-tokens';
import { LoginAttempts } from './login-attempts';
import { RefreshSessions, type OpenSession } from './refresh-sessions';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export type LoginOutcome =
  | ({ kind: 'signed-in' } & Tokens)
  | { kind: 'wrong-credentials' }
  | { kind: 'not-verified' }
  | { kind: 'too-many'; retryAfterSeconds: number };

@Injectable()
export class SessionService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly passwords: PasswordHasher,
    private readonly attempts: LoginAttempts,
    private readonly sessions: RefreshSessions,
    private readonly accessTokens: AccessTokens,
  ) {}

  async login(emailInput: string, password: string): Promise<LoginOutcome> {
    const email = parseEmail(emailInput);
    if (!email) return { kind: 'wrong-credentials' };
    const admission = await this.attempts.admit(email);
    if (admission.kind === 'too-many') return admission;
    const user = await this.users.findOneBy({ email });
    const right = await this.passwords.matches(user?.passwordHash ?? null, password);
    if (!user || !right) return { kind: 'wrong-credentials' };
    await this.attempts.forget(email);
    if (!user.verifiedAt) return { kind: 'not-verified' };
    return { kind: 'signed-in', ...(await this.tokensFor(user, await this.sessions.open(user.id))) };
  }

  /** @throws Unauthenticated when the refresh token is absent, over or used before. */
  async refresh(refreshToken: string | null): Promise<Tokens> {
    const session = refreshToken ? await this.sessions.exchange(refreshToken) : null;
    const user = session && (await this.users.findOneBy({ id: session.userId }));
    if (!session || !user) throw new Unauthenticated();
    return this.tokensFor(user, session);
  }

  async logout(refreshToken: string | null): Promise<void> {
    if (refreshToken) await this.sessions.end(refreshToken);
  }

  private async tokensFor(user: UserEntity, { sessionId, refreshToken }: OpenSession): Promise<Tokens> {
    return { accessToken: await this.accessTokens.sign(user, sessionId), refreshToken };
  }
}
