import { Access, CurrentCaller, type Caller } from '@colophon/service-kit';
import { Mutation, Resolver } from '@nestjs/graphql';
import type { CreateCheckoutSessionResult } from '../generated/schema';
import { CheckoutService } from './checkout.service';

@Resolver()
@Access('signed-in')
export class CheckoutResolver {
  constructor(private readonly checkout: CheckoutService) {}

  @Mutation()
  createCheckoutSession(@CurrentCaller() caller: Caller): Promise<CreateCheckoutSessionResult> {
    return this.checkout.open(caller);
  }
}
