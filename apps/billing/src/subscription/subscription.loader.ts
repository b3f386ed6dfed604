import { requestLoader, type RequestContext } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { PremiumSubscription } from '../generated/schema';
import { type Entitlement, isActive, NO_ENTITLEMENT } from './entitlement';
import { SubscriptionEntity } from './subscription.entity';

@Injectable()
export class SubscriptionLoader {
  constructor(
    @InjectRepository(SubscriptionEntity) private readonly subscriptions: Repository<SubscriptionEntity>,
  ) {}

  async ofUser(context: RequestContext, userId: string): Promise<PremiumSubscription> {
    const loader = requestLoader(context, this, (ids: readonly string[]) => this.load(ids));
    return toReply(await loader.load(userId));
  }

  private async load(userIds: readonly string[]): Promise<Entitlement[]> {
    const found = await this.subscriptions.findBy({ userId: In(userIds) });
    const byUser = new Map(found.map((subscription) => [subscription.userId, subscription]));
    return userIds.map((userId) => byUser.get(userId) ?? NO_ENTITLEMENT);
  }
}

function toReply({
  status,
  amountMinor,
  currency,
  currentPeriodEnd,
  cancelAtPeriodEnd,
}: Entitlement): PremiumSubscription {
  return {
    active: isActive(status),
    status,
    amount: amountMinor,
    currency,
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd,
  };
}
