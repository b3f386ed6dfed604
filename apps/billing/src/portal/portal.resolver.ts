import { Access, CurrentCaller, type Caller } from '@colophon/service-kit';
import { Query, Resolver } from '@nestjs/graphql';
import type { BillingPage } from '../generated/schema';
import { PortalService } from './portal.service';

@Resolver()
@Access('signed-in')
export class PortalResolver {
  constructor(private readonly portal: PortalService) {}

  @Query()
  billingPortal(@CurrentCaller() caller: Caller): Promise<BillingPage> {
    return this.portal.open(caller);
  }
}
