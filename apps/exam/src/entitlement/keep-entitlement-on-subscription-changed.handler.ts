import { subscriptionChanged, type EventData } from '@colophon/contracts';
import { Handles, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';

/** Keeps who may take exams by the newest version that was heard of. */
@Injectable()
export class KeepEntitlementOnSubscriptionChanged {
  @Handles(subscriptionChanged)
  async handle(
    { userId, version, active }: EventData<typeof subscriptionChanged>,
    { manager }: Delivery,
  ): Promise<void> {
    await manager.query(
      `insert into entitlements (user_id, version, active)
       values ($1, $2, $3)
       on conflict (user_id) do update set version = excluded.version, active = excluded.active
       where entitlements.version < excluded.version`,
      [userId, version, active],
    );
  }
}
