import { subscriptionChanged, type EventData } from '@colophon/contracts';
import { Handles, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';

/** Keeps who has the subscribers' allowance, by the newest version that was heard of. */
@Injectable()
export class KeepSubscriberOnSubscriptionChanged {
  @Handles(subscriptionChanged)
  async handle(
    { userId, version, active }: EventData<typeof subscriptionChanged>,
    { manager }: Delivery,
  ): Promise<void> {
    await manager.query(
      `insert into subscribers (user_id, version, active) values ($1, $2, $3)
       on conflict (user_id) do update set version = excluded.version, active = excluded.active
       where subscribers.version < excluded.version`,
      [userId, version, active],
    );
  }
}
