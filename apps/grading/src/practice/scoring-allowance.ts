import { Clock } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { GradingConfig } from '../config';
import { dayOf, secondsUntilTomorrow } from './day';

export type Reservation =
  | { readonly kind: 'granted'; readonly day: string }
  | { readonly kind: 'used-up'; readonly retryAfterSeconds: number };

/** How many practice answers a person may have scored a day, shared by every process. */
@Injectable()
export class ScoringAllowance {
  constructor(
    private readonly config: GradingConfig,
    private readonly clock: Clock,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Takes one of the day's scorings before the work, in one statement, so that no burst gets past the limit. */
  async reserve(userId: string): Promise<Reservation> {
    const now = this.clock.now();
    const day = dayOf(now);
    const limits = [this.config.GRADING_SUBSCRIBER_DAILY, this.config.GRADING_FREE_DAILY];
    const granted: unknown[] = await this.dataSource.query(
      `with allowed as (
         select case when exists (select 1 from subscribers where user_id = $1 and active) then $3::int else $4::int end
           as daily
       )
       insert into scoring_allowances as held (user_id, day, used)
       select $1::uuid, $2::date, 1 from allowed where daily > 0
       on conflict (user_id) do update set
         day = excluded.day,
         used = case when held.day = excluded.day then held.used + 1 else 1 end
       where held.day <> excluded.day or held.used < (select daily from allowed)
       returning 1`,
      [userId, day, ...limits],
    );
    if (granted.length > 0) return { kind: 'granted', day };
    return { kind: 'used-up', retryAfterSeconds: secondsUntilTomorrow(now) };
  }

  /** Returns what was taken, for an attempt that failed for our reasons. */
  async giveBack(userId: string, day: string): Promise<void> {
    await this.dataSource.query(
      'update scoring_allowances set used = used - 1 where user_id = $1 and day = $2 and used > 0',
      [userId, day],
    );
  }
}
