import { type Caller, Clock } from '@colophon/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { Repository } from 'typeorm';
import { idempotencyKey } from '../stripe/idempotency-key';
import { STRIPE } from '../stripe/stripe-client';
import { CustomerEntity } from './customer.entity';

@Injectable()
export class CustomerService {
  constructor(
    @InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>,
    @Inject(STRIPE) private readonly stripe: Stripe,
    private readonly clock: Clock,
  ) {}

  async find(userId: string): Promise<string | null> {
    const customer = await this.customers.findOneBy({ userId });
    return customer?.stripeCustomerId ?? null;
  }

  /** The caller's customer at Stripe, made when there is none; side by side calls agree on one. */
  async findOrCreate({ userId, email }: Caller): Promise<string> {
    const known = await this.find(userId);
    if (known) return known;
    const request = { email, metadata: { userId } };
    const { id } = await this.stripe.customers.create(request, {
      idempotencyKey: idempotencyKey('customer', request),
    });
    const row = { userId, stripeCustomerId: id, createdAt: this.clock.now() };
    await this.customers.createQueryBuilder().insert().values(row).orIgnore().execute();
    return (await this.find(userId)) ?? id;
  }
}
