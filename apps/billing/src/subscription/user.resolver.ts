import { Access, RequestCtx } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import type { PremiumSubscription } from '../generated/schema';
import { SubscriptionLoader } from './subscription.loader';

interface UserReference {
  id: string;
}

/** Billing's part of a user: the subscription, which only the person themselves may see. */
@Resolver('User')
@Access('public')
export class UserResolver {
  constructor(private readonly subscriptions: SubscriptionLoader) {}

  @ResolveReference()
  resolveReference({ id }: UserReference): UserReference {
    return { id };
  }

  @ResolveField()
  async subscription(
    @Parent() { id }: UserReference,
    @RequestCtx() context: RequestContext,
  ): Promise<PremiumSubscription | null> {
    return id === context.caller?.userId ? this.subscriptions.ofUser(context, id) : null;
  }
}
