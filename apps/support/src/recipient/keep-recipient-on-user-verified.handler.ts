import { userVerified, type EventData } from '@colophon/contracts';
import { Handles, type Delivery } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { Recipient } from './recipient.entity';

@Injectable()
export class KeepRecipientOnUserVerified {
  @Handles(userVerified)
  async handle(
    { userId, email, name }: EventData<typeof userVerified>,
    { manager }: Delivery,
  ): Promise<void> {
    await manager.upsert(Recipient, { userId, email, name }, ['userId']);
  }
}
