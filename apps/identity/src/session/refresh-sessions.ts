import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Clock } from '@colophon/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { decideRefresh, refreshExpiry } from './refresh-session';
import { RefreshSessionEntity } from './refresh-session.entity';
import { RefreshTokenEntity } from './refresh-token.entity';

const TOKEN_BYTES = 32;

export interface OpenSession {
  sessionId: string;
  userId: string;
  /** The only place where the token is readable; the database has its hash. */
  refreshToken: string;
}

/** Signed-in browsers, each a family of refresh tokens that are exchanged one for the next. */
@Injectable()
export class RefreshSessions {
  private readonly logger = new Logger(RefreshSessions.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async open(userId: string): Promise<OpenSession> {
    const now = this.clock.now();
    const session = { id: randomUUID(), userId, createdAt: now, expiresAt: refreshExpiry(now) };
    return this.dataSource.transaction(async (manager) => {
      await manager.insert(RefreshSessionEntity, session);
      return this.handOut(manager, session);
    });
  }

  /** @returns null for a token that is unknown, over, or was exchanged before (which ends its session). */
  async exchange(refreshToken: string): Promise<OpenSession | null> {
    return this.dataSource.transaction(async (manager) => {
      const session = await this.lockSession(manager, refreshToken);
      if (!session) return null;
      // Read after the lock, to see what a refresh at the same moment has done.
      const token = await manager.findOneByOrFail(RefreshTokenEntity, { tokenHash: hashOf(refreshToken) });
      const decision = decideRefresh({ ...token, sessionEndedAt: session.endedAt }, this.clock.now());
      if (decision.kind === 'refuse') return null;
      if (decision.kind === 'end-session') return this.endReused(manager, session);
      if (decision.kind === 'rotate') await this.markRotated(manager, token);
      return this.handOut(manager, session);
    });
  }

  async end(refreshToken: string): Promise<void> {
    await this.dataSource.query(
      `update refresh_sessions set ended_at = $2
       where ended_at is null and id = (select session_id from refresh_tokens where token_hash = $1)`,
      [hashOf(refreshToken), this.clock.now()],
    );
  }

  private async lockSession(
    manager: EntityManager,
    refreshToken: string,
  ): Promise<RefreshSessionEntity | null> {
    const token = await manager.findOneBy(RefreshTokenEntity, { tokenHash: hashOf(refreshToken) });
    if (!token) return null;
    return manager.findOne(RefreshSessionEntity, {
      where: { id: token.sessionId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async markRotated(
    manager: EntityManager,
    { tokenHash, sessionId }: RefreshTokenEntity,
  ): Promise<void> {
    const now = this.clock.now();
    await manager.update(RefreshTokenEntity, { tokenHash, rotatedAt: IsNull() }, { rotatedAt: now });
    await manager.update(RefreshSessionEntity, { id: sessionId }, { expiresAt: refreshExpiry(now) });
  }

  private async handOut(
    manager: EntityManager,
    { id, userId }: Pick<RefreshSessionEntity, 'id' | 'userId'>,
  ): Promise<OpenSession> {
    const refreshToken = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = refreshExpiry(this.clock.now());
    await manager.insert(RefreshTokenEntity, { tokenHash: hashOf(refreshToken), sessionId: id, expiresAt });
    return { sessionId: id, userId, refreshToken };
  }

  private async endReused(manager: EntityManager, session: RefreshSessionEntity): Promise<null> {
    this.logger.warn(
      `A refresh token of session ${session.id} came back after its exchange; the session ends`,
    );
    await manager.update(RefreshSessionEntity, { id: session.id }, { endedAt: this.clock.now() });
    return null;
  }
}

/** Tokens are random, so a plain hash is enough to make the stored form useless. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
