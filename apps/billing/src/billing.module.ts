import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { Module } from '@nestjs/common';
import { CheckoutResolver } from './checkout/checkout.resolver';
import { CheckoutService } from './checkout/checkout.service';
import { BillingConfig } from './config';
import { CustomerService } from './customer/customer.service';
import { billingDatabase } from './database';
import { PortalResolver } from './portal/portal.resolver';
import { PortalService } from './portal/portal.service';
import { StripeCheck } from './stripe/stripe-check';
import { stripeProvider } from './stripe/stripe-client';
import { SubscriptionLoader } from './subscription/subscription.loader';
import { SubscriptionRefresh } from './subscription/subscription-refresh.service';
import { SubscriptionResolver } from './subscription/subscription.resolver';
import { UserResolver } from './subscription/user.resolver';
import { WebhookController } from './webhook/webhook.controller';
import { WebhookService } from './webhook/webhook.service';

@Module({
  imports: [
    ServiceKitModule.forService({ service: 'billing', schemaPath: join(__dirname, '../schema.graphql') }),
    PersistenceModule.forService(billingDatabase),
    EventsModule.forService('billing'),
  ],
  providers: [
    BillingConfig,
    stripeProvider,
    StripeCheck,
    CustomerService,
    CheckoutService,
    CheckoutResolver,
    PortalService,
    PortalResolver,
    SubscriptionLoader,
    SubscriptionRefresh,
    SubscriptionResolver,
    UserResolver,
    WebhookService,
  ],
  controllers: [WebhookController],
})
export class BillingModule {}
