import { type EventData, userVerified } from '@colophon/contracts';
import { type Delivery, Handles } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { ProjectedUserEntity } from './projected-user.entity';

@Injectable()
export class KeepNameOnUserVerified {
  @Handles(userVerified)
  async handle({ userId, name }: EventData<typeof userVerified>, { manager }: Delivery): Promise<void> {
    await manager.upsert(ProjectedUserEntity, { id: userId, name }, ['id']);
  }
}
