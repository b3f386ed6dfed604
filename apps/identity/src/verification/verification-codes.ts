import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@colophon/contracts';
import { Clock } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AddressKeys } from '../keys/address-keys';
import { VerificationCodeEntity } from './verification-code.entity';
import {
  CODE_LIFETIME_MINUTES,
  judgeGuess,
  MAX_TRIES,
  minutesAfter,
  minutesUntil,
  refuseGuess,
  scheduleCode,
  secondsUntilResend,
  type CodeVerdict,
} from './verification-code';

export interface IssuedCode {
  kind: 'issued';
  code: string;
  /** Minutes until the code starts to work. */
  pauseMinutes: number;
}

export type CodeRequest = IssuedCode | { kind: 'too-soon'; retryAfterSeconds: number };

/** Whether somebody waits for a code at the address. Otherwise one is issued that nothing matches. */
interface Audience {
  waiting: boolean;
}

type CountedRow = Pick<VerificationCodeEntity, 'codeHash' | 'expiresAt' | 'usedAt' | 'tries'>;

/** The codes and the guesses at them, kept for every address alike, so that guessing tells nothing about accounts. */
@Injectable()
export class VerificationCodes {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly addressKeys: AddressKeys,
    private readonly clock: Clock,
  ) {}

  async issue(manager: EntityManager, email: string, audience: Audience): Promise<IssuedCode> {
    return this.replace(manager, await this.lock(manager, email), audience);
  }

  async issueUnlessTooSoon(manager: EntityManager, email: string, audience: Audience): Promise<CodeRequest> {
    const row = await this.lock(manager, email);
    const retryAfterSeconds = secondsUntilResend(row.mailedAt, this.clock.now());
    if (retryAfterSeconds > 0) return { kind: 'too-soon', retryAfterSeconds };
    return this.replace(manager, row, audience);
  }

  /** Counts the guess first, in one statement that commits before anything is compared. */
  async guess(email: string, code: string): Promise<CodeVerdict> {
    const addressKey = await this.ensureRow(this.dataSource.manager, email);
    const now = this.clock.now();
    const [[counted]] = await this.dataSource.query<[CountedRow[], number]>(
      `update verification_codes
       set tries = tries + 1, window_ends_at = coalesce(window_ends_at, $3)
       where address_key = $1 and tries < ${MAX_TRIES} and usable_from <= $2
       returning code_hash as "codeHash", expires_at as "expiresAt", used_at as "usedAt", tries`,
      [addressKey, now, minutesAfter(now, CODE_LIFETIME_MINUTES)],
    );
    if (!counted) {
      return refuseGuess(
        await this.dataSource.manager.findOneByOrFail(VerificationCodeEntity, { addressKey }),
        now,
      );
    }
    const matches = sameText(counted.codeHash, await this.addressKeys.seal(addressKey, code));
    return judgeGuess({ ...counted, matches }, now);
  }

  /** @returns false when the code was used or replaced in the meantime. */
  async use(manager: EntityManager, email: string, code: string): Promise<boolean> {
    const addressKey = await this.addressKeys.of(email);
    const used = await manager.query<[unknown, number]>(
      `update verification_codes set used_at = $3, tries = 0, window_ends_at = null
       where address_key = $1 and code_hash = $2 and used_at is null`,
      [addressKey, await this.addressKeys.seal(addressKey, code), this.clock.now()],
    );
    return used[1] === 1;
  }

  private async lock(manager: EntityManager, email: string): Promise<VerificationCodeEntity> {
    const addressKey = await this.ensureRow(manager, email);
    return manager.findOneOrFail(VerificationCodeEntity, {
      where: { addressKey },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async ensureRow(manager: EntityManager, email: string): Promise<string> {
    const addressKey = await this.addressKeys.of(email);
    const { usableFrom, expiresAt } = scheduleCode(null, this.clock.now());
    await manager.query(
      `insert into verification_codes (address_key, code_hash, usable_from, expires_at, tries)
       values ($1, $2, $3, $4, 0) on conflict (address_key) do nothing`,
      [addressKey, hashOfNoCode(), usableFrom, expiresAt],
    );
    return addressKey;
  }

  private async replace(
    manager: EntityManager,
    row: VerificationCodeEntity,
    { waiting }: Audience,
  ): Promise<IssuedCode> {
    const now = this.clock.now();
    const schedule = scheduleCode(row, now);
    const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
    const sealed = await this.addressKeys.seal(row.addressKey, code);
    await manager.update(
      VerificationCodeEntity,
      { addressKey: row.addressKey },
      { ...schedule, codeHash: waiting ? sealed : hashOfNoCode(), mailedAt: now, usedAt: null },
    );
    return { kind: 'issued', code, pauseMinutes: minutesUntil(schedule.usableFrom, now) };
  }
}

function hashOfNoCode(): string {
  return randomBytes(32).toString('hex');
}

function sameText(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
