import { userVerified, type EventData } from '@colophon/contracts';
import { Handles, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { RecipientEntity } from './recipient.entity';

@Injectable()
export class KeepRecipientOnUserVerified {
  @Handles(userVerified)
  async handle(
    { userId, email, name }: EventData<typeof userVerified>,
    { manager }: Delivery,
  ): Promise<void> {
    await manager.upsert(RecipientEntity, { userId, email, name }, ['userId']);
  }
}
