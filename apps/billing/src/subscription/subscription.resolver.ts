import { Access, CurrentCaller, RequestCtx, type Caller } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Query, Resolver } from '@nestjs/graphql';
import type { PremiumSubscription } from '../generated/schema';
import { SubscriptionLoader } from './subscription.loader';

@Resolver()
@Access('signed-in')
export class SubscriptionResolver {
  constructor(private readonly subscriptions: SubscriptionLoader) {}

  @Query()
  subscription(
    @CurrentCaller() { userId }: Caller,
    @RequestCtx() context: RequestContext,
  ): Promise<PremiumSubscription> {
    return this.subscriptions.ofUser(context, userId);
  }
}
