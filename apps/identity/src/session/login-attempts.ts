import { Clock } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AddressKeys } from '../keys/address-keys';

const MAX_FAILURES = 10;
const WINDOW_MINUTES = 15;

export type Admission = { kind: 'admitted' } | { kind: 'too-many'; retryAfterSeconds: number };

/** Counts failed logins an address, whether or not it has an account, for all replicas together. */
@Injectable()
export class LoginAttempts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly addressKeys: AddressKeys,
    private readonly clock: Clock,
  ) {}

  /** Counts a failure before the password is looked at, so that tries made at once cannot slip past the limit. */
  async admit(email: string): Promise<Admission> {
    const addressKey = await this.addressKeys.of(email);
    const now = this.clock.now();
    const counted = await this.dataSource.query<object[]>(
      `insert into login_attempts as known (address_key, failures, window_ends_at) values ($1, 1, $3)
       on conflict (address_key) do update set
         failures = case when known.window_ends_at <= $2 then 1 else known.failures + 1 end,
         window_ends_at = case when known.window_ends_at <= $2 then $3 else known.window_ends_at end
       where known.window_ends_at <= $2 or known.failures < ${MAX_FAILURES}
       returning failures`,
      [addressKey, now, new Date(now.getTime() + WINDOW_MINUTES * 60_000)],
    );
    return counted.length > 0 ? { kind: 'admitted' } : this.refuse(addressKey, now);
  }

  /** Forgets the failures of an address whose password was given. */
  async forget(email: string): Promise<void> {
    await this.dataSource.query('delete from login_attempts where address_key = $1', [
      await this.addressKeys.of(email),
    ]);
  }

  private async refuse(addressKey: string, now: Date): Promise<Admission> {
    const [row] = await this.dataSource.query<{ window_ends_at: Date }[]>(
      'select window_ends_at from login_attempts where address_key = $1',
      [addressKey],
    );
    const milliseconds = row ? row.window_ends_at.getTime() - now.getTime() : 0;
    return { kind: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
  }
}
