import { Clock, InvalidInput } from '@colophon/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import Stripe from 'stripe';
import { DataSource, EntityManager } from 'typeorm';
import { BillingConfig } from '../config';
import { STRIPE } from '../stripe/stripe-client';
import { SubscriptionRefresh } from '../subscription/subscription-refresh.service';
import { concernedCustomer } from './concerned-customer';
import { StripeEventEntity } from './stripe-event.entity';

const TOLERANCE_SECONDS = 300;

@Injectable()
export class WebhookService {
  private readonly logger = new Logger(WebhookService.name);

  constructor(
    private readonly config: BillingConfig,
    private readonly refresh: SubscriptionRefresh,
    private readonly clock: Clock,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(STRIPE) private readonly stripe: Stripe,
  ) {}

  /**
   * Takes an event of Stripe. It only says that something changed; what is true is asked of Stripe, so events
   * may come in any order. Each has its effect once.
   * @throws InvalidInput when the signature does not fit the bytes or is too old; Unavailable when Stripe
   * cannot be asked, so that it sends the event again.
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    const event = this.verify(body, signature);
    if (await this.dataSource.manager.existsBy(StripeEventEntity, { id: event.id })) return;
    const customer = concernedCustomer(event);
    const look = customer === null ? null : await this.refresh.look(customer);
    await this.dataSource.transaction(async (manager) => {
      if ((await this.isFirst(manager, event)) && look) await this.refresh.store(manager, look);
    });
  }

  private verify(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.config.STRIPE_WEBHOOK_SECRET,
        TOLERANCE_SECONDS,
        undefined,
        this.clock.now().getTime(),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      this.logger.warn({ message: 'A webhook was refused', reason: error.message });
      throw new InvalidInput('The signature does not fit the body, or is too old.');
    }
  }

  private async isFirst(manager: EntityManager, { id, type }: Stripe.Event): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'insert into stripe_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing returning id',
      [id, type, this.clock.now()],
    );
    return rows.length > 0;
  }
}
