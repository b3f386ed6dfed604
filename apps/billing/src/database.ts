import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import type { ServiceDatabase } from '@colophon/persistence';
import { CustomerEntity } from './customer/customer.entity';
import { SubscriptionEntity } from './subscription/subscription.entity';
import { StripeEventEntity } from './webhook/stripe-event.entity';

export const billingDatabase: ServiceDatabase = {
  service: 'billing',
  entities: [CustomerEntity, SubscriptionEntity, StripeEventEntity],
  migrations: [EVENT_MIGRATIONS, join(__dirname, '../migrations')],
};
