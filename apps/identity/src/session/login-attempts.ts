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
      `INSERT INTO login_attempts AS known (address_key, failures, window_ends_at) VALUES ($1, 1, $3)
       ON CONFLICT (address_key) DO UPDATE SET
         failures = CASE WHEN known.window_ends_at <= $2 THEN 1 ELSE known.failures + 1 END,
         window_ends_at = CASE WHEN known.window_ends_at <= $2 THEN $3 ELSE known.window_ends_at END
       WHERE known.window_ends_at <= $2 OR known.failures < ${MAX_FAILURES}
       RETURNING failures`,
      [addressKey, now, new Date(now.getTime() + WINDOW_MINUTES * 60_000)],
    );
    return counted.length > 0 ? { kind: 'admitted' } : this.refuse(addressKey, now);
  }

  /** Forgets the failures of an address whose password was given. */
  async forget(email: string): Promise<void> {
    await this.dataSource.query('DELETE FROM login_attempts WHERE address_key = $1', [
      await this.addressKeys.of(email),
    ]);
  }

  private async refuse(addressKey: string, now: Date): Promise<Admission> {
    const [row] = await this.dataSource.query<{ window_ends_at: Date }[]>(
      'SELECT window_ends_at FROM login_attempts WHERE address_key = $1',
      [addressKey],
    );
    const milliseconds = row ? row.window_ends_at.getTime() - now.getTime() : 0;
    return { kind: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
  }
}
