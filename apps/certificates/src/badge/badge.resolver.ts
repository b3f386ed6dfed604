import { Access, type Caller, CurrentCaller, RequestCtx } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Args, Parent, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import type { Badge, BadgeVerification } from '../generated/schema';
import { BadgeLoader } from './badge.loader';
import { BadgeService } from './badge.service';
import { viewBadge, viewVerification } from './badge.view';

@Resolver('Badge')
export class BadgeResolver {
  constructor(
    private readonly badges: BadgeService,
    private readonly loader: BadgeLoader,
  ) {}

  @Query()
  @Access('signed-in')
  async myBadges(@CurrentCaller() caller: Caller): Promise<Badge[]> {
    return (await this.badges.ofUser(caller.userId)).map(viewBadge);
  }

  @Query()
  @Access('public')
  async badge(@Args('badgeId') badgeId: string): Promise<BadgeVerification | null> {
    const badge = await this.badges.findByBadgeId(badgeId);
    return badge && viewVerification(badge);
  }

  @ResolveReference()
  @Access('public')
  async resolveReference(
    @Parent() reference: Pick<Badge, 'id'>,
    @RequestCtx() context: RequestContext,
  ): Promise<Badge | null> {
    const badge = await this.loader.byId(context, reference.id);
    return badge && viewBadge(badge);
  }
}
