import { Access, RequestCtx } from '@colophon/service-kit';
import type { RequestContext } from '@colophon/service-kit';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Badge } from '../generated/schema';
import { BadgeLoader } from './badge.loader';
import { viewBadge } from './badge.view';

/** What this service adds to the catalogue's books. */
@Resolver('Book')
@Access('public')
export class BookResolver {
  constructor(private readonly badges: BadgeLoader) {}

  @ResolveField()
  async badge(@Parent() book: { id: string }, @RequestCtx() context: RequestContext): Promise<Badge | null> {
    const badge = await this.badges.ofBook(context, book.id);
    return badge && viewBadge(badge);
  }
}
